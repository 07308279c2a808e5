"""A rule that says no. Mend `handler`, then run this file: python3 business_rule.py

For a broken rule the backend raises an error with code "RULE_VIOLATION", `rule` (internal id)
and `public_reason` (a sentence fit for customers).
"""
import json


def handler(input, backend):
    try:
        refund = backend.refund(input)
        return {"content": [{"type": "text", "text": json.dumps(refund)}]}
    except Exception as error:
        return {"content": [{"type": "text", "text": json.dumps({"message": str(error)})}], "isError": True}
