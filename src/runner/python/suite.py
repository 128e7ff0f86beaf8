"""Runs the tests of one pair in this process and says what happened to each."""

import builtins
import json
import os
import sys
import types

# Bound now: a suite may patch whatever is looked up later.
_compile, _exec, _type, _len, _str, _range = compile, exec, type, len, str, range
_BaseException, _AssertionError = BaseException, AssertionError
_settrace, _setprofile = sys.settrace, sys.setprofile
_write, _dumps = os.write, json.dumps
_Module = types.ModuleType
_modules = sys.modules
_name_slot = type.__dict__["__name__"].__get__
_is_identifier = str.isidentifier
_encode = str.encode

MODULE = "snippet"
LONGEST_NAME = 80

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "shim.py")) as source:
    _SHIM = compile(source.read(), "<pytest>", "exec")
_EMPTY = compile("", "<snippet>", "exec")
_CANARY = compile("raise AssertionError", "<test>", "exec")


class Suite:
    """One pair, ready to be executed."""

    __slots__ = ("code", "tests", "canary", "needs_pytest", "is_plain", "only_compiles")

    def __init__(self, request, sources):
        self.only_compiles = "compile" in request
        if self.only_compiles:
            self.code = request["compile"]
            return
        self.code = code = request["code"]
        self.tests = tests = request["tests"]
        self.canary = request["canary"]
        self.is_plain = False
        self.needs_pytest = "pytest" in code or any("pytest" in test for test in tests)
        if not request.get("careful"):
            self.prepare(sources)

    def prepare(self, sources):
        code, is_plain = sources.get(self.code, "<snippet>")
        tests = [sources.get(test, "<test>") for test in self.tests]
        self.is_plain = is_plain and all(plain for _, plain in tests)
        self.code = self.code if code is None else code
        self.tests = [source if test is None else test for source, (test, _) in zip(self.tests, tests)]


def preload():
    """Imports what snippets commonly use, so that every fork has it already."""
    for name in (
        "abc array ast base64 bisect calendar cmath collections collections.abc contextlib copy "
        "dataclasses datetime decimal enum fractions functools heapq io itertools json "
        "keyword math numbers operator random re statistics string struct textwrap threading "
        "time typing types unicodedata"
    ).split():
        __import__(name)


def run(suite, state, send):
    """Does what the child is for and records `done`, without which nothing counts."""
    if suite.only_compiles:
        error = _compile_error(suite.code)
        send(0, "valid" if error is None else _dumps(error))
        send(1, "done")
    else:
        execute(suite, state, send)
        send(_len(suite.tests) + 1, "done")


def execute(suite, state, send):
    """Judges every test; at a secret position one that must fail and loads no snippet.

    `send(sequence, label)` records; it is called once for each test and for the canary.
    """
    at = 0
    tests = suite.tests
    if not suite.is_plain:
        state.reseed()
    for index in _range(_len(tests) + 1):
        if index == suite.canary:
            send(at, _judge(_EMPTY, _CANARY, False))
            at += 1
        if index < _len(tests):
            if index > 0 and not suite.is_plain:
                state.restore()
            send(at, _judge(suite.code, tests[index], suite.needs_pytest))
            at += 1


def _judge(code, test, needs_pytest):
    prefix, error = _attempt(code, test, needs_pytest)
    # First of all, as a tracer of the suite would otherwise run in here; it may raise once.
    try:
        _setprofile(None)
    except _BaseException:
        pass
    _settrace(None)
    if error is None:
        return "pass"
    if error is _AssertionError and prefix == "FAIL":
        return "FAIL"
    return prefix + ":" + _name_of(error)


def _attempt(code, test, needs_pytest):
    """Returns the stage that failed and the class of the error, None when all is well.

    `code` and `test` are code objects, or sources whose compilation is part of the verdict.
    """
    module = _Module(MODULE)
    namespace = module.__dict__
    namespace["__builtins__"] = builtins
    _modules[MODULE] = module
    if needs_pytest:
        _offer_pytest(namespace)
    try:
        if _type(code) is _str:
            code = _compile(code, "<snippet>", "exec", 0, True)
        _exec(code, namespace)
    except _BaseException as error:
        return "ERROR", _type(error)
    if needs_pytest:
        _offer_pytest(namespace)
    try:
        if _type(test) is _str:
            test = _compile(test, "<test>", "exec", 0, True)
        _exec(test, namespace)
    except _BaseException as error:
        return "FAIL", _type(error)
    return "FAIL", None


def _offer_pytest(namespace):
    """Neither the snippet nor an earlier test may keep the shim that it has patched."""
    shim = _Module("pytest")
    _exec(_SHIM, shim.__dict__)
    _modules["pytest"] = namespace["pytest"] = shim


def _name_of(error):
    """The class name, without running code of the class: a metaclass may lie, loop or raise."""
    name = _name_slot(error)
    return name if _len(name) <= LONGEST_NAME and _is_identifier(name) else "?"


def recorder(descriptor, nonce):
    def send(sequence, label):
        _write(descriptor, b"%b %d %b\n" % (nonce, sequence, _encode(label, "utf-8", "replace")))

    return send


def _compile_error(code):
    """None when the code compiles, else the error in one line."""
    try:
        _compile(code, "<snippet>", "exec", 0, True)
    except Exception as error:
        return "%s: %s" % (_type(error).__name__, " ".join(str(error).split()))
    return None
