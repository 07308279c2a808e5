"""Classify the exception: one solution."""
import json

CATEGORY_OF = {
    "ETIMEDOUT": "transient",
    "ECONNRESET": "transient",
    "UNAVAILABLE": "transient",
    "INVALID_ARGUMENT": "validation",
    "MALFORMED_ID": "validation",
    "RETURN_WINDOW_PASSED": "business",
    "REFUND_CAP_EXCEEDED": "business",
    "FORBIDDEN": "permission",
    "WRONG_REGION": "permission",
}


def handler(input, backend):
    try:
        order = backend.find_order(input["order_id"])
        return {"content": [{"type": "text", "text": json.dumps(order)}]}
    except Exception as error:
        category = CATEGORY_OF.get(getattr(error, "code", ""))
        failure = {"isRetryable": category == "transient", "message": str(error)}
        # A code that nobody documented promises nothing: a person should look at it.
        failure.update({"errorCategory": category} if category else {"suggestedAction": "escalate_to_human"})
        return {"content": [{"type": "text", "text": json.dumps(failure)}], "isError": True}
