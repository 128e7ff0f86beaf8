"""Confines this process as asked and becomes another program, which can not undo it."""

import json
import os
import resource
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sandbox  # noqa: E402
import syscalls  # noqa: E402

# V8 reserves address space far beyond what it uses, so that only written memory can be bounded.
SPARE_BYTES = 1 << 30


def main():
    settings, command = json.loads(sys.argv[1]), sys.argv[2:]
    limits = settings["limits"]
    # The program needs descriptors of its own beside those of the snippet.
    sandbox.limit(dict(limits, descriptors=max(limits["descriptors"], 64)), memory=False)
    bound = int(limits["memoryBytes"]) + SPARE_BYTES
    resource.setrlimit(resource.RLIMIT_DATA, (bound, bound))
    # Not a child of the zygote: this ends with the process that started it.
    sandbox.prctl(sandbox.PR_SET_PDEATHSIG, 9)
    if settings["level"] in ("lock", "bwrap"):
        sandbox.lock_worker(executable=os.path.realpath(command[0]))
        program, offset = syscalls.child_filter(syscalls.table())
        program[offset:offset + 4] = os.getpid().to_bytes(4, sys.byteorder)
        sandbox.install(program)
    os.execve(command[0], command, dict(os.environ))


if __name__ == "__main__":
    try:
        main()
    except Exception as error:
        os.write(1, b"refused %b\n" % " ".join(str(error).split()).encode())
        os._exit(3)
