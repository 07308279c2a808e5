"""Name the field: one solution."""
import json
import re


def issues_in(pickup):
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", pickup["date"]):
        yield {"field": "date", "message": "must look like YYYY-MM-DD"}
    if not 1 <= pickup["parcels"] <= 20:
        yield {"field": "parcels", "message": "must be 1 to 20"}
    if not pickup["phone"]:
        yield {"field": "phone", "message": "is required; ask the customer for it"}


def handler(input, backend):
    issues = list(issues_in(input))
    if issues:
        message = "; ".join(f"{issue['field']} {issue['message']}" for issue in issues)
        failure = {"errorCategory": "validation", "isRetryable": False, "message": message, "issues": issues}
        return {"content": [{"type": "text", "text": json.dumps(failure)}], "isError": True}
    pickup = backend.book(input)
    return {"content": [{"type": "text", "text": json.dumps(pickup)}]}
