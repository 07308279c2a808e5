@check("found: the order in results")
def _():
    order = {"order_id": some_id(), "status": "delivered"}
    answer, _ = ask({"order_id": order["order_id"]}, find_order=lambda _: order)
    assert not answer.flagged and answer.has(results=[order]), answer.result


@check("not found: a valid empty result with a note")
def _():
    answer, _ = ask({"order_id": some_id()}, find_order=lambda _: None)
    assert not answer.flagged and answer.has(results=[]) and answer.fields.get("note"), answer.result


@check("wrong id: validation that names the field and the way out")
def _():
    bad = _random.choice(["abc", "A-", "a12", "", "A-1x"])
    answer, backend = ask({"order_id": bad}, find_order=raising("the backend was called"))
    assert backend.calls == [] and answer.flagged, answer.result
    assert answer.has(errorCategory="validation", isRetryable=False, field="order_id"), answer.result
    assert "A-<digits>" in answer.fields["message"] and "get_customer" in answer.fields["message"], answer.result


def failing(title, wanted, **fields):
    @check(title)
    def _():
        answer, _ = ask({"order_id": some_id()}, find_order=raising("failed", **fields))
        assert answer.flagged and answer.has(**wanted), answer.result


failing("time-out: transient, retryable", {"errorCategory": "transient", "isRetryable": True}, code="ETIMEDOUT")
failing(
    "rate limit: transient, with the delay",
    {"errorCategory": "transient", "retryAfterMs": 1500},
    code="RATE_LIMITED",
    retry_after_ms=1500,
)
failing(
    "other region: permission, with the next step",
    {"errorCategory": "permission", "isRetryable": False, "suggestedAction": "escalate_to_human"},
    code="WRONG_REGION",
)


@check("return window passed: business, with a customer message")
def _():
    reason = "This order is past its 30-day return window."
    refused = raising("failed", code="RETURN_WINDOW_PASSED", public_reason=reason)
    answer, _ = ask({"order_id": some_id()}, find_order=refused)
    assert answer.flagged and answer.has(errorCategory="business", isRetryable=False), answer.result
    assert reason in answer.fields.get("customerMessage", ""), answer.result


@check("structuredContent says the same as the text")
def _():
    answer, _ = ask({"order_id": some_id()}, find_order=raising("failed", code="ETIMEDOUT"))
    assert answer.result.get("structuredContent") == _json.loads(answer.text), answer.result
