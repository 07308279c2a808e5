"""A rule that says no: one solution."""
import json


def failed(failure):
    return {"content": [{"type": "text", "text": json.dumps(failure)}], "isError": True}


def handler(input, backend):
    try:
        refund = backend.refund(input)
        return {"content": [{"type": "text", "text": json.dumps(refund)}]}
    except Exception as error:
        if getattr(error, "code", None) == "RULE_VIOLATION":
            return failed({
                "errorCategory": "business",
                "isRetryable": False,
                "message": f"Rule {error.rule} refused the refund; the same request will be refused again.",
                "customerMessage": f"{error.public_reason} I can ask for an exception for you.",
                "suggestedAction": "offer_exception_or_escalate",
            })
        # A refund may have happened before the connection broke: do not invite a second one.
        return failed({"errorCategory": "transient", "isRetryable": False, "message": str(error)})
