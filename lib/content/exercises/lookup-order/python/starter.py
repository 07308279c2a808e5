"""The whole lookup_order. Mend `handler`, then run this file: python3 lookup_order.py

The backend gives None when the query ran and matched nothing. It raises errors with a `code`:
ETIMEDOUT, RATE_LIMITED (with `retry_after_ms`), RETURN_WINDOW_PASSED (with `public_reason`), WRONG_REGION.
"""
import json


def handler(input, backend):
    order = backend.find_order(input["order_id"])
    return {"content": [{"type": "text", "text": json.dumps({"results": [order]})}]}
