@check("a query that did not run is an error, without an empty list")
def _():
    answer, _ = ask({"phone": "555-0144"}, orders_by_phone=raising("query timed out"))
    assert answer.flagged and "results" not in answer.fields, answer.result


@check("a query that matched nothing is a success that says that it ran")
def _():
    answer, _ = ask({"phone": "555-0144"}, orders_by_phone=lambda _: [])
    assert not answer.flagged and answer.has(results=[]) and len(answer.fields.get("note", "")) >= 5, answer.result


@check("found orders arrive, without a note")
def _():
    order = {"order_id": some_id(), "status": "packed"}
    answer, _ = ask({"phone": "555-0144"}, orders_by_phone=lambda _: [order])
    assert not answer.flagged and answer.has(results=[order]) and "note" not in answer.fields, answer.result
