def driver_error():
    host, password = f"db-{_random.randint(10, 99)}.internal.example", f"pw{_random.randint(100000, 999999)}"
    message = f"connect to postgres://svc:{password}@{host}:5432 timed out while running SELECT * FROM orders"
    return [host, password, "SELECT", "postgres://", "Traceback"], raising(message, code="ETIMEDOUT")


@check("no host, password, SQL or traceback")
def _():
    planted, fail = driver_error()
    answer, _ = ask({"order_id": some_id()}, find_order=fail)
    wire = _json.dumps(answer.result)
    assert answer.flagged and not any(secret in wire for secret in planted), answer.result


@check("it still says what the agent needs")
def _():
    answer, _ = ask({"order_id": some_id()}, find_order=driver_error()[1])
    assert answer.has(errorCategory="transient", isRetryable=True), answer.result
    assert "timed out" in str(answer.fields.get("message")) or "time" in str(answer.fields.get("message")), answer.result


@check("other exceptions do not leak either, and are not retryable")
def _():
    answer, _ = ask({"order_id": some_id()}, find_order=raising("NoneType at /srv/app/lib/cache.py:7"))
    assert answer.flagged and answer.fields.get("isRetryable") is not True, answer.result
    assert "/srv/app" not in _json.dumps(answer.result), answer.result


@check("a fresh reference leads to the server's log")
def _():
    first, _ = ask({"order_id": some_id()}, find_order=driver_error()[1])
    second, _ = ask({"order_id": some_id()}, find_order=driver_error()[1])
    reference = str(second.fields.get("reference", ""))
    assert len(reference) >= 4 and reference != first.fields.get("reference"), second.result
