"""Remembers the state that tests of one suite share, and brings back what a test has changed.

Attributes of library modules other than `builtins` and `sys` are not watched: a suite that patches
`math` patches it for its later tests too. `isolate: 'test'` gives every test a process of its own.
"""

import _random
import builtins
import decimal
import gc
import itertools
import os
import random
import signal
import sys
import threading
import warnings

_id, _map, _list, _dict, _len = id, map, list, dict, len
_thread_trace, _thread_profile = threading.settrace, threading.setprofile
_get_limit, _set_limit = sys.getrecursionlimit, sys.setrecursionlimit
_get_digits = getattr(sys, "get_int_max_str_digits", None)
_set_digits = getattr(sys, "set_int_max_str_digits", None)
_seed = _random.Random.seed
_set_context = decimal.setcontext
_chdir, _gc_enable = os.chdir, gc.enable
# Neither Windows nor WebAssembly has interval timers.
_set_timer, _REAL = getattr(signal, "setitimer", None), getattr(signal, "ITIMER_REAL", None)
_islice = itertools.islice


class Table:
    """One dict, compared by identity of its values, so that no code of the suite runs."""

    def __init__(self, target, keeps_additions):
        self.target, self.keeps_additions = target, keeps_additions
        self.saved = _dict(target)
        self.ids = _list(_map(_id, target.values()))

    def restore(self):
        values = self.target.values()
        if self.keeps_additions:
            values = _islice(values, _len(self.ids))
        if _list(_map(_id, values)) != self.ids:
            self.rebuild()

    def rebuild(self):
        additions = _dict(self.target) if self.keeps_additions else {}
        self.target.clear()
        self.target.update(self.saved)
        for key in additions:
            if key not in self.saved:
                self.target[key] = additions[key]


class Sequence:
    """One list, compared by identity of its items."""

    def __init__(self, target):
        self.target, self.saved = target, _list(target)
        self.ids = _list(_map(_id, target))

    def restore(self):
        if _list(_map(_id, self.target)) != self.ids:
            self.target[:] = self.saved


class State:
    def __init__(self, seed):
        self.seed = seed
        self.random = random._inst
        self.parts = [
            Table(vars(builtins), False),
            Table(vars(sys), False),
            Table(sys.modules, True),
            Table(os.environ._data, False),
            Sequence(sys.path),
            Sequence(sys.meta_path),
            Sequence(sys.path_hooks),
            Sequence(warnings.filters),
        ]
        self.context = decimal.getcontext().copy()
        self.limit = _get_limit()
        self.digits = _get_digits() if _get_digits else None

    def reseed(self):
        _seed(self.random, self.seed)
        self.random.gauss_next = None

    def restore(self):
        _thread_trace(None)
        _thread_profile(None)
        if _get_limit() != self.limit:
            _set_limit(self.limit)
        for part in self.parts:
            part.restore()
        if _set_digits and _get_digits() != self.digits:
            _set_digits(self.digits)
        _set_context(self.context.copy())
        if _set_timer is not None:
            _set_timer(_REAL, 0)
        _gc_enable()
        _chdir("/")
        self.reseed()
