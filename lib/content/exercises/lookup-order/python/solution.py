"""The whole lookup_order: one solution."""
import json
import re


def answer(body, is_error=False):
    result = {"content": [{"type": "text", "text": json.dumps(body)}], "structuredContent": body}
    return {**result, "isError": True} if is_error else result


def failure_of(error):
    code = getattr(error, "code", None)
    if code == "ETIMEDOUT":
        return {"errorCategory": "transient", "isRetryable": True, "message": "The order database timed out; try again."}
    if code == "RATE_LIMITED":
        return {
            "errorCategory": "transient",
            "isRetryable": True,
            "message": "Too many lookups; wait, then try again.",
            "retryAfterMs": error.retry_after_ms,
        }
    if code == "RETURN_WINDOW_PASSED":
        return {
            "errorCategory": "business",
            "isRetryable": False,
            "message": "The return window has passed; the same call will be refused again.",
            "customerMessage": f"{error.public_reason} I can ask for an exception for you.",
            "suggestedAction": "offer_exception_or_escalate",
        }
    if code == "WRONG_REGION":
        return {
            "errorCategory": "permission",
            "isRetryable": False,
            "message": "The order belongs to another region's team.",
            "suggestedAction": "escalate_to_human",
        }
    return {"isRetryable": False, "message": "The lookup failed.", "suggestedAction": "escalate_to_human"}


def handler(input, backend):
    if not re.fullmatch(r"A-\d+", input["order_id"]):
        failure = {
            "errorCategory": "validation",
            "isRetryable": False,
            "field": "order_id",
            "message": "order_id must look like A-<digits>. Ask for it, or find it with get_customer by phone number.",
        }
        return answer(failure, is_error=True)
    try:
        order = backend.find_order(input["order_id"])
    except Exception as error:
        return answer(failure_of(error), is_error=True)
    return answer({"results": [order]} if order else {"results": [], "note": "The query ran; no such order."})
