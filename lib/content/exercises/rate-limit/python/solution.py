"""Say how long to wait: one solution."""
import json


def failed(failure):
    return {"content": [{"type": "text", "text": json.dumps(failure)}], "isError": True}


def handler(input, backend):
    try:
        position = backend.position(input["parcel_id"])
        return {"content": [{"type": "text", "text": json.dumps(position)}]}
    except Exception as error:
        if getattr(error, "status", None) == 403:
            return failed({
                "errorCategory": "permission",
                "isRetryable": False,
                "message": "This account may not track the parcel.",
                "suggestedAction": "escalate_to_human",
            })
        failure = {
            "errorCategory": "transient",
            "isRetryable": True,
            "message": "The carrier limits requests; the same call will succeed later.",
        }
        seconds = getattr(error, "retry_after", None)
        if seconds is not None:
            failure["retryAfterMs"] = int(seconds) * 1000
        return failed(failure)
