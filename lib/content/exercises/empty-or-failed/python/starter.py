"""Tell empty from failed. Mend `handler`, then run this file: python3 empty_or_failed.py"""
import json


def handler(input, backend):
    try:
        results = backend.orders_by_phone(input["phone"])
    except Exception:
        results = []  # "Do not confuse the model": show an empty list.
    return {"content": [{"type": "text", "text": json.dumps({"results": results})}]}
