GOOD = {"date": "2026-12-24", "parcels": 2, "phone": "555-0144"}


def named(answer):
    return sorted(issue["field"] for issue in answer.fields.get("issues", []))


@check("the bad field is named")
def _():
    field, value = _random.choice([("date", "next Friday"), ("parcels", 0), ("phone", "")])
    answer, _ = ask({**GOOD, field: value}, book=lambda _: {})
    assert answer.flagged and answer.has(errorCategory="validation", isRetryable=False), answer.result
    assert named(answer) == [field], answer.result


@check("all bad fields are named at once, with the format to use")
def _():
    answer, _ = ask({**GOOD, "date": "24/12/2026", "parcels": _random.randint(21, 99)}, book=lambda _: {})
    assert named(answer) == ["date", "parcels"], answer.result
    assert "YYYY-MM-DD" in str(answer.fields["issues"]), answer.result


@check("bad input never reaches the backend")
def _():
    _, backend = ask({**GOOD, "parcels": -1}, book=raising("the backend was called"))
    assert backend.calls == [], backend.calls


@check("good input is booked")
def _():
    pickup_id = f"P-{_random.randint(1000, 9999)}"
    answer, backend = ask(GOOD, book=lambda _: {"pickup_id": pickup_id})
    assert not answer.flagged and pickup_id in answer.text and len(backend.calls) == 1, answer.result
