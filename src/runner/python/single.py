"""One Python for one pair, where there is no fork: the pair comes on descriptor 0, records leave on 1.

No confinement and no memory limit; the parent watches the time. Answers like the zygote, so that the
parent need not care: `ready`, then what the pair recorded, and its exit code is the ending.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import interpreter_state  # noqa: E402
import source_cache  # noqa: E402
import suite  # noqa: E402

sys.path[:] = [path for path in sys.path if os.path.abspath(path) != HERE]


def bound_memory(limits):
    """Where the system lets a process bound itself; not a promise of this level."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (int(limits["memoryBytes"]),) * 2)
    except (ImportError, ValueError, OSError):
        pass


def main():
    settings = json.loads(sys.argv[1])
    line = os.fdopen(os.dup(0), "rb").readline()
    verdicts = os.dup(1)
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    os.close(null)
    bound_memory(settings["limits"])
    os.chdir(os.path.abspath(os.sep))
    request = json.loads(line.decode())
    work, nonce = suite.Suite(request, source_cache.SourceCache()), request["nonce"].encode()
    del request, line
    sys.argv[:] = [""]
    for name in ("suite", "source_cache", "interpreter_state"):
        sys.modules.pop(name, None)
    sys.modules["__main__"] = type(sys)("__main__")
    state = interpreter_state.State(settings["seed"])
    suite.run(work, state, suite.recorder(verdicts, nonce))


if __name__ == "__main__":
    try:
        main()
        os._exit(0)
    except BaseException:
        os._exit(97)
