"""The two names of pytest that test suites use. Executed anew for every test, which may patch it."""

import re


class raises:
    """`with raises(Error, match=...) as info` and `raises(Error, function, *args)`."""

    def __init__(self, expected, *args, match=None, **kwargs):
        self.expected, self.match = expected, match
        self.type = self.value = self.tb = None
        if args:
            with self:
                args[0](*args[1:], **kwargs)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            raise AssertionError("DID NOT RAISE %r" % (self.expected,))
        if not issubclass(kind, self.expected):
            return False
        self.type, self.value, self.tb = kind, error, trace
        if self.match is not None and re.search(self.match, str(error)) is None:
            raise AssertionError("%r does not match %r" % (self.match, str(error)))
        return True


class approx:
    """Numbers, sequences and dicts, equal within `rel` (1e-6) or `abs` (1e-12)."""

    __hash__ = None
    __array_ufunc__ = None

    def __init__(self, expected, rel=None, abs=None, nan_ok=False):
        self.expected, self.rel, self.abs, self.nan_ok = expected, rel, abs, nan_ok

    def __eq__(self, actual):
        return self._same(actual, self.expected)

    def __ne__(self, actual):
        return not self._same(actual, self.expected)

    def __repr__(self):
        return "approx(%r)" % (self.expected,)

    def _same(self, actual, expected):
        if isinstance(expected, dict):
            shared = isinstance(actual, dict) and actual.keys() == expected.keys()
            return shared and all(self._close(actual[key], expected[key]) for key in expected)
        if isinstance(expected, (list, tuple)):
            shared = isinstance(actual, (list, tuple)) and len(actual) == len(expected)
            return shared and all(map(self._close, actual, expected))
        return self._close(actual, expected)

    def _close(self, actual, expected):
        if actual == expected:
            return True
        numbers = (int, float, complex)
        if isinstance(expected, bool) or not isinstance(expected, numbers):
            return self._exotic(actual, expected)
        if expected != expected:
            return self.nan_ok and actual != actual
        if not isinstance(actual, numbers) and not hasattr(actual, "__sub__"):
            return False
        if abs(expected) == float("inf"):
            return False
        return abs(actual - expected) <= self._tolerance(expected)

    def _exotic(self, actual, expected):
        """Decimals and fractions; anything else has no notion of closeness."""
        from numbers import Number

        if isinstance(expected, bool) or not isinstance(expected, Number):
            return False
        kind = type(expected)
        relative = kind(str(1e-6 if self.rel is None else self.rel)) * abs(expected)
        absolute = kind(str(1e-12 if self.abs is None else self.abs))
        return abs(actual - expected) <= max(relative, absolute)

    def _tolerance(self, expected):
        if self.rel is None and self.abs is not None:
            return self.abs
        relative = 1e-6 if self.rel is None else self.rel
        return max(1e-12 if self.abs is None else self.abs, relative * abs(expected))
