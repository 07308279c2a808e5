@check("a rate limit is transient, with the delay in milliseconds")
def _():
    seconds = _random.randint(2, 50)
    limited = raising("Too Many Requests", status=429, retry_after=str(seconds))
    answer, backend = ask({"parcel_id": "P-204"}, position=limited)
    assert answer.flagged and answer.has(errorCategory="transient", isRetryable=True), answer.result
    assert answer.has(retryAfterMs=seconds * 1000), answer.result
    assert len(backend.calls) == 1, "the tool must not retry by itself"


@check("without a header, no delay is invented")
def _():
    answer, _ = ask({"parcel_id": "P-204"}, position=raising("Too Many Requests", status=429))
    assert answer.has(errorCategory="transient") and "retryAfterMs" not in answer.fields, answer.result


@check("a 403 is permission, not a rate limit")
def _():
    answer, _ = ask({"parcel_id": "P-204"}, position=raising("Forbidden", status=403))
    assert answer.flagged and answer.has(errorCategory="permission", isRetryable=False), answer.result
