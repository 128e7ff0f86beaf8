"""Compiles sources before the fork and remembers them: a suite meets many snippets, a snippet many suites.

Compiling runs no code of the source. A source that crashes or hangs the compiler takes this process
with it; the parent then asks a fresh one, with `careful` set, to leave compiling to the child.
Code is kept marshalled in memory that forks leave out: no child can change it, none pays for its pages.
"""

import marshal
import re
import signal

try:
    from _blake2 import blake2b  # `hashlib` would load OpenSSL, whose pages every fork copies
except ImportError:
    from hashlib import blake2b

LONGEST_SOURCE = 1 << 15
REGION_BYTES = 1 << 25
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
    r"|\b(?:_?sys|_?os|_?builtins|getattr|setattr|delattr|vars|globals|locals|eval|exec|compile|open"
    r"|input|breakpoint|help|random|warnings|types|attrgetter|methodcaller|modules|[a-z]+_frame"
    r"|f_(?:back|builtins|globals|locals))\b"
)


class SourceCache:
    def __init__(self):
        self.region = outside_forks(REGION_BYTES)
        self.forget()

    def forget(self):
        # Digest -> offset, length and plainness in one number: few objects, few pages.
        self.entries = {}
        self.end = 0

    def get(self, source, name):
        """Returns (code object or None when the child must compile, whether the source is plain)."""
        text = ("%s %s" % (name, source)).encode("utf-8", "surrogatepass")
        key = int.from_bytes(blake2b(text, digest_size=16).digest(), "big")
        entry = self.entries.get(key)
        if entry is None:
            return self.add(key, try_to_compile(source, name), is_plain(source))
        start, size = entry >> 32, entry >> 1 & 0x7FFFFFFF
        code = marshal.loads(self.region[start:start + size]) if size else None
        return code, bool(entry & 1)

    def add(self, key, code, plain):
        data = marshalled(code)
        if self.end + len(data) > len(self.region):
            self.forget()
        if len(data) <= len(self.region):
            self.region[self.end:self.end + len(data)] = data
            self.entries[key] = self.end << 32 | len(data) << 1 | plain
            self.end += len(data)
        return code, plain


def marshalled(code):
    """Empty for what the child must compile itself."""
    try:
        return b"" if code is None else marshal.dumps(code)
    except ValueError:  # nested too deeply
        return b""


def outside_forks(size):
    """Returns memory that a child does not get, or plain memory where the system cannot leave it out."""
    try:
        import mmap

        region = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        region.madvise(mmap.MADV_DONTFORK)
        return region
    except (ImportError, AttributeError, TypeError, ValueError, OSError):
        return bytearray(size >> 4)


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
    # Python reads some letters of other scripts as ASCII ones.
    if not source.isascii() or _REACHING.search(source):
        return False
    return all(map(_is_plain_import, _IMPORTS.findall(source)))


def _is_plain_import(rest):
    names = rest.split(" import ")[0].split(",")
    return all(name.split(" as ")[0].strip() in _PLAIN_MODULES for name in names)
