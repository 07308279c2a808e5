"""Do not leak: one solution."""
import json
import logging
import uuid


def handler(input, backend):
    try:
        order = backend.find_order(input["order_id"])
        return {"content": [{"type": "text", "text": json.dumps(order)}]}
    except Exception as error:
        reference = uuid.uuid4().hex[:8]
        # The whole exception belongs in the server's log, under the same reference.
        logging.getLogger("orders").debug("%s", reference, exc_info=True)
        if getattr(error, "code", None) == "ETIMEDOUT":
            failure = {
                "errorCategory": "transient",
                "isRetryable": True,
                "message": "The order database timed out; the same call usually succeeds a little later.",
            }
        else:
            failure = {
                "isRetryable": False,
                "message": "The lookup failed inside the server; repeating it will not help.",
                "suggestedAction": "escalate_to_human",
            }
        failure["reference"] = reference
        return {"content": [{"type": "text", "text": json.dumps(failure)}], "isError": True}
