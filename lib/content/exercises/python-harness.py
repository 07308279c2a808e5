# ---------------------------------------------------------------- checks: no need to change anything below
import json as _json
import random as _random
import sys as _sys


class BackendError(Exception):
    """What the backend raises; its fields are attributes, e.g. error.code."""

    def __init__(self, message, **fields):
        super().__init__(message)
        self.__dict__.update(fields)


class Backend:
    """A scripted backend that remembers its calls."""

    def __init__(self, **methods):
        self.calls = []
        self._methods = methods

    def __getattr__(self, name):
        def call(*args):
            self.calls.append((name, args))
            return self._methods[name](*args)

        return call


def raising(message, **fields):
    def fail(*_args):
        raise BackendError(message, **fields)

    return fail


class Answer:
    """A tool result as a check reads it."""

    def __init__(self, result):
        self.result = result
        self.flagged = result.get("isError") is True
        self.text = "\n".join(block["text"] for block in result["content"] if block.get("type") == "text")
        self.fields = dict(result.get("structuredContent") or {})
        try:
            parsed = _json.loads(self.text)
            if isinstance(parsed, dict):
                self.fields.update(parsed)
        except ValueError:
            pass

    def has(self, **wanted):
        return all(self.fields.get(key) == value for key, value in wanted.items())


_checks = []


def check(title):
    def register(function):
        _checks.append((title, function))
        return function

    return register


def ask(input, **methods):
    backend = Backend(**methods)
    return Answer(handler(input, backend)), backend


def some_id():
    return f"A-{_random.randint(100, 999)}"


def main():
    passed = 0
    for title, function in _checks:
        try:
            function()
            passed += 1
            print(f"pass  {title}")
        except AssertionError as failure:
            print(f"FAIL  {title}: {failure}" if str(failure) else f"FAIL  {title}")
        except Exception as error:
            print(f"FAIL  {title}: the handler raised {type(error).__name__}: {error}")
    print(f"{passed} of {len(_checks)} checks passed")
    _sys.exit(0 if passed == len(_checks) else 1)


