"""Runs the tests of one pair in this process and names what happened to each."""

import builtins
import json
import os
import random
import sys
import types

import shim

# The snippet may patch whatever it can reach, so what this module needs is bound here.
_BUILTINS = dict(vars(builtins))
_NAMESPACE = vars(builtins)
_write, _dumps, _seed, _modules = os.write, json.dumps, random.seed, sys.modules
_settrace, _setprofile, _setrecursionlimit = sys.settrace, sys.setprofile, sys.setrecursionlimit
_Module = types.ModuleType
_BaseException, _AssertionError = BaseException, AssertionError
_exec, _compile, _enumerate, _len, _type, _str = exec, compile, enumerate, len, type, str


def preload():
    """Imports what snippets commonly use, so that every fork has it already."""
    for name in (
        "abc array ast base64 bisect calendar cmath collections contextlib copy csv dataclasses "
        "datetime decimal difflib enum fractions functools hashlib heapq html io ipaddress itertools "
        "json keyword locale math numbers operator queue random re secrets statistics string struct "
        "textwrap time typing types unicodedata urllib.parse uuid zoneinfo"
    ).split():
        __import__(name)


def run(code, tests, descriptor, nonce, seed):
    for index, test in _enumerate(tests):
        _restore()
        _seed(seed)
        label = _outcome(code, test)
        _write(descriptor, (_dumps([nonce, index, label]) + "\n").encode())
    _write(descriptor, (_dumps([nonce, "done", _len(tests)]) + "\n").encode())


def _outcome(code, test):
    namespace = {"__name__": "snippet", "__builtins__": builtins}
    try:
        _exec(_compile(code, "<snippet>", "exec", dont_inherit=True), namespace)
    except _BaseException as error:
        return "ERROR:" + _name_of(error)
    namespace["pytest"] = _install_pytest()
    try:
        _exec(_compile(test, "<test>", "exec", dont_inherit=True), namespace)
    except _AssertionError as error:
        return "FAIL" if _type(error) is _AssertionError else "FAIL:" + _name_of(error)
    except _BaseException as error:
        return "FAIL:" + _name_of(error)
    return "pass"


def _name_of(error):
    """The class name without running code of the class: metaclasses may lie or loop."""
    name = _type.__dict__["__name__"].__get__(_type(error))
    return _str(name) if _str.isidentifier(name) and _len(name) < 100 else "?"


def _restore():
    _NAMESPACE.clear()
    _NAMESPACE.update(_BUILTINS)
    _settrace(None)
    _setprofile(None)
    _setrecursionlimit(1000)


def _install_pytest():
    module = _Module("pytest")
    module.raises, module.approx = shim.make()
    _modules["pytest"] = module
    return module


def read_records(data, nonce):
    """Returns {index: label} and whether the suite was finished; None when records were forged."""
    records, done = {}, False
    for line in data.split(b"\n")[:-1]:
        try:
            key, index, value = json.loads(line)
        except ValueError:
            return None
        if key != nonce or done or index in records:
            return None
        if index == "done":
            done = value == len(records)
        elif index == len(records) and isinstance(value, str):
            records[index] = value
        else:
            return None
    return records, done


def labels(read, ending, count):
    """Finished tests keep their label; the running and the later ones get the reason of the end."""
    if read is None:
        return ["ERROR:Tampered"] * count
    records, done = read
    if done and len(records) == count and ending is None:
        return [records[index] for index in range(count)]
    if ending == "TIMEOUT":
        rest = "TIMEOUT"
    else:
        rest = "ERROR:" + (ending or "ProcessExit")
    return [records.get(index, rest) for index in range(count)]


def compile_error(code):
    try:
        compile(code, "<snippet>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError) as error:
        return f"{type(error).__name__}: {error}"
    return None
