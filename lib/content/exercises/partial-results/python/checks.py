def fetch(failing):
    ids = [f"S-{index}{_random.randint(100, 999)}" for index in range(3)]

    def fetch_source(id):
        if id in ids[:failing]:
            raise BackendError("timed out", code="ETIMEDOUT")
        return {"id": id, "title": f"Title of {id}"}

    answer, _ = ask({"ids": ids}, fetch_source=fetch_source)
    return answer, ids[:failing], ids[failing:]


@check("one source down: flagged, transient, and what succeeded comes along")
def _():
    answer, down, up = fetch(_random.randint(1, 2))
    assert answer.flagged and answer.has(errorCategory="transient"), answer.result
    assert [source["id"] for source in answer.fields.get("partialResults", [])] == up, answer.result
    assert answer.fields.get("failedIds") == down, answer.result


@check("all sources down: flagged, all named")
def _():
    answer, down, _ = fetch(3)
    assert answer.flagged and answer.fields.get("failedIds") == down, answer.result


@check("all sources there: a plain success")
def _():
    answer, _, up = fetch(0)
    assert not answer.flagged and "failedIds" not in answer.fields, answer.result
    assert [source["id"] for source in answer.fields.get("results", [])] == up, answer.result
