def refuse(limit, rule="RW_30"):
    return raising("RuleEngineException", code="RULE_VIOLATION", rule=rule, public_reason=f"This order {limit}.")


@check("a broken rule is a business error, not retryable, with a way out")
def _():
    answer, _ = ask({"order_id": some_id(), "amount": 80}, refund=refuse("is past its return window"))
    assert answer.flagged and answer.has(errorCategory="business", isRetryable=False), answer.result
    assert "_" in str(answer.fields.get("suggestedAction")), "name the next step in suggestedAction"


@check("customerMessage says why, and names no rule id and no exception")
def _():
    rule = f"RW_{_random.randint(10, 99)}"
    limit = _random.choice(["is past its return window", "is above the refund limit", "was already refunded"])
    answer, _ = ask({"order_id": some_id(), "amount": 80}, refund=refuse(limit, rule))
    words = answer.fields.get("customerMessage", "")
    assert limit in words, answer.result
    assert not any(internal in words for internal in (rule, "RULE_VIOLATION", "Exception")), words


@check("an outage is not called a business rule")
def _():
    answer, _ = ask({"order_id": some_id(), "amount": 80}, refund=raising("socket hang up", code="ECONNRESET"))
    assert answer.flagged and answer.fields.get("errorCategory") != "business", answer.result


@check("a refund that is allowed goes through")
def _():
    refund_id = f"R-{_random.randint(1000, 9999)}"
    answer, _ = ask({"order_id": some_id(), "amount": 80}, refund=lambda _: {"refund_id": refund_id})
    assert not answer.flagged and refund_id in answer.text, answer.result
