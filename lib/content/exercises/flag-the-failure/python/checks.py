@check("a failing backend gives isError: true")
def _():
    answer, _ = ask({"order_id": some_id()}, find_order=raising("connection refused"))
    assert answer.flagged, answer.result


@check("the text still says what went wrong")
def _():
    reason = f"order database unreachable, shard {_random.randint(10, 99)}"
    answer, _ = ask({"order_id": some_id()}, find_order=raising(reason))
    assert reason in answer.text, answer.result


@check("a found order is not flagged")
def _():
    order_id = some_id()
    answer, _ = ask({"order_id": order_id}, find_order=lambda id: {"order_id": id, "status": "shipped"})
    assert not answer.flagged and order_id in answer.text, answer.result
