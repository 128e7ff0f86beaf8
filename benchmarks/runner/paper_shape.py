"""The runner of the paper, as it describes it: a fresh `python -I` per pair, a fresh namespace per test."""

import json
import sys
import types


class raises:
    def __init__(self, expected):
        self.expected = expected

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            raise AssertionError("did not raise")
        return issubclass(kind, self.expected)


def judge(code, test):
    pytest = types.ModuleType("pytest")
    pytest.raises = raises
    sys.modules["pytest"] = pytest
    namespace = {"__name__": "snippet", "pytest": pytest}
    try:
        exec(compile(code, "snippet", "exec"), namespace)
    except Exception as error:
        return "ERROR:" + type(error).__name__
    try:
        exec(compile(test, "test", "exec"), namespace)
    except AssertionError:
        return "FAIL"
    except Exception as error:
        return "FAIL:" + type(error).__name__
    return "pass"


request = json.load(sys.stdin)
print(json.dumps([judge(request["code"], test) for test in request["tests"]]))
