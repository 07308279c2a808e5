"""Say how long to wait. Mend `handler`, then run this file: python3 rate_limit.py

The backend raises errors with `status`, the HTTP status, and for 429 often `retry_after`: seconds, as text.
"""
import json


def handler(input, backend):
    try:
        position = backend.position(input["parcel_id"])
        return {"content": [{"type": "text", "text": json.dumps(position)}]}
    except Exception:
        failure = {"errorCategory": "transient", "isRetryable": True, "message": "Try again later."}
        return {"content": [{"type": "text", "text": json.dumps(failure)}], "isError": True}
