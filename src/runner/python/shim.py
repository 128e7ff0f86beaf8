"""The two names of pytest that test suites use."""

import re


def make():
    """Returns new classes `raises` and `approx`: a snippet may have patched the ones before."""

    class raises:
        """`with raises(Error, match=...)` and `raises(Error, function, *args)`."""

        def __new__(cls, expected, *args, match=None, **kwargs):
            self = super().__new__(cls)
            self.expected, self.match, self.value = expected, match, None
            if not args:
                return self
            with self:
                args[0](*args[1:], **kwargs)
            return self

        def __enter__(self):
            return self

        def __exit__(self, kind, error, trace):
            if kind is None:
                raise AssertionError(f"DID NOT RAISE {self.expected!r}")
            if not issubclass(kind, self.expected):
                return False
            self.type, self.value = kind, error
            if self.match is not None and re.search(self.match, str(error)) is None:
                raise AssertionError(f"{self.match!r} does not match {str(error)!r}")
            return True

    class approx:
        """Numbers, sequences and dicts, equal within rel (1e-6) or abs (1e-12)."""

        def __init__(self, expected, rel=None, abs=None, nan_ok=False):
            self.expected, self.rel, self.abs, self.nan_ok = expected, rel, abs, nan_ok

        def _close(self, actual, expected):
            if isinstance(expected, dict):
                same = isinstance(actual, dict) and actual.keys() == expected.keys()
                return same and all(self._close(actual[key], expected[key]) for key in expected)
            if isinstance(expected, (list, tuple)):
                same = len(actual) == len(expected)
                return same and all(map(self._close, actual, expected))
            if actual == expected:
                return True
            if not isinstance(expected, (int, float, complex)):
                return False
            if expected != expected:
                return self.nan_ok and actual != actual
            absolute = 1e-12 if self.abs is None else self.abs
            relative = (0 if self.abs is not None else 1e-6) if self.rel is None else self.rel
            tolerance = max(absolute, relative * abs(expected))
            return tolerance != float("inf") and abs(actual - expected) <= tolerance

        def __eq__(self, actual):
            return self._close(actual, self.expected)

        __hash__ = None

    return raises, approx
