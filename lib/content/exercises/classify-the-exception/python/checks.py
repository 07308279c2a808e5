CODES = {
    "transient": ["ETIMEDOUT", "ECONNRESET", "UNAVAILABLE"],
    "validation": ["INVALID_ARGUMENT", "MALFORMED_ID"],
    "business": ["RETURN_WINDOW_PASSED", "REFUND_CAP_EXCEEDED"],
    "permission": ["FORBIDDEN", "WRONG_REGION"],
}


def classifies(category):
    @check(f"{category} is classified")
    def _():
        code = _random.choice(CODES[category])
        answer, _ = ask({"order_id": some_id()}, find_order=raising("backend said no", code=code))
        assert answer.flagged, answer.result
        assert answer.has(errorCategory=category, isRetryable=category == "transient"), (code, answer.result)


for _category in CODES:
    classifies(_category)


@check("an unknown code is never called retryable")
def _():
    answer, _ = ask({"order_id": some_id()}, find_order=raising("unexpected", code=f"E{_random.randint(10000, 99999)}"))
    assert answer.flagged and answer.fields.get("isRetryable") is not True, answer.result
