"""Classify the exception. Mend `handler`, then run this file: python3 classify_the_exception.py

The backend raises errors with a `code`:
  ETIMEDOUT  ECONNRESET  UNAVAILABLE            the backend is not well
  INVALID_ARGUMENT  MALFORMED_ID                the input is wrong
  RETURN_WINDOW_PASSED  REFUND_CAP_EXCEEDED     a rule says no
  FORBIDDEN  WRONG_REGION                       this caller may not
"""
import json


def handler(input, backend):
    try:
        order = backend.find_order(input["order_id"])
        return {"content": [{"type": "text", "text": json.dumps(order)}]}
    except Exception as error:
        return {"content": [{"type": "text", "text": json.dumps({"message": str(error)})}], "isError": True}
