"""Flag the failure. Mend `handler`, then run this file: python3 flag_the_failure.py"""
import json


def handler(input, backend):
    try:
        order = backend.find_order(input["order_id"])
        return {"content": [{"type": "text", "text": json.dumps(order)}]}
    except Exception as error:
        return {"content": [{"type": "text", "text": str(error)}]}
