"""Do not leak. Mend `handler`, then run this file: python3 do_not_leak.py"""
import json
import traceback


def handler(input, backend):
    try:
        order = backend.find_order(input["order_id"])
        return {"content": [{"type": "text", "text": json.dumps(order)}]}
    except Exception:
        return {"content": [{"type": "text", "text": traceback.format_exc()}], "isError": True}
