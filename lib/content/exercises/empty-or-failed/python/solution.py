"""Tell empty from failed: one solution."""
import json


def text_result(body, is_error=False):
    result = {"content": [{"type": "text", "text": json.dumps(body)}]}
    return {**result, "isError": True} if is_error else result


def handler(input, backend):
    try:
        results = backend.orders_by_phone(input["phone"])
    except Exception as error:
        message = f"The search did not run ({error}); whether orders exist is unknown."
        return text_result({"errorCategory": "transient", "isRetryable": True, "message": message}, is_error=True)
    if not results:
        return text_result({"results": [], "note": "The query ran; no order has this phone number."})
    return text_result({"results": results})
