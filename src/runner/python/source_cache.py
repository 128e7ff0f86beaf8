"""Compiles sources before the fork and remembers them: a suite meets many snippets, a snippet many suites.

Compiling runs no code of the source. A source that crashes or hangs the compiler takes this process
with it; the parent then asks a fresh one, with `careful` set, to leave compiling to the child.
"""

import re
import signal

LONGEST_SOURCE = 1 << 15
MOST_SOURCES = 1024
SECONDS_TO_COMPILE = 2

# A source is plain when it names nothing through which state shared by the tests could be reached:
# no import but of modules without such state, no dynamic access, no dunder name.
_PLAIN_MODULES = frozenset(
    "__future__ abc array base64 bisect cmath collections collections.abc copy dataclasses datetime "
    "enum fractions functools heapq itertools math numbers re statistics string textwrap typing "
    "unicodedata pytest".split()
)
_IMPORTS = re.compile(r"\b(?:from|import)\b[ \t]*([^\n;#]*)")
_REACHING = re.compile(
    r"__(?!init__|name__|str__|repr__|eq__|lt__|hash__|len__|iter__|next__|future__|main__)"
    r"|\b(?:sys|builtins|getattr|setattr|delattr|vars|globals|locals|eval|exec|compile|open|input"
    r"|breakpoint|help|os|random|warnings|re\.sys|types|attrgetter|methodcaller|modules)\b"
)


class SourceCache:
    def __init__(self):
        self.entries = {}

    def get(self, source, name):
        """Returns (code object or None when the child must compile, whether the source is plain)."""
        key = (source, name)
        entry = self.entries.get(key)
        if entry is None:
            if len(self.entries) >= MOST_SOURCES:
                self.entries.clear()
            entry = self.entries[key] = (try_to_compile(source, name), is_plain(source))
        return entry


def try_to_compile(source, name):
    if len(source) > LONGEST_SOURCE:
        return None
    # The default action of the signal ends this process: a compiler that hangs cannot be interrupted.
    guard(SECONDS_TO_COMPILE)
    try:
        return compile(source, name, "exec", 0, True)
    except Exception:
        return None
    finally:
        guard(0)


def guard(seconds):
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def is_plain(source):
    if _REACHING.search(source):
        return False
    return all(map(_is_plain_import, _IMPORTS.findall(source)))


def _is_plain_import(rest):
    names = rest.split(" import ")[0].split(",")
    return all(name.split(" as ")[0].strip() in _PLAIN_MODULES for name in names)
