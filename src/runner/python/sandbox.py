"""Confines this process before it runs foreign code. Linux, CPython with ctypes."""

import ctypes
import os
import platform
import resource
import struct
import sys

PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 1, 22, 38
SECCOMP_MODE_FILTER = 2
ALLOW, KILL, ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
EPERM, ENOSYS = 1, 38
CLONE_THREAD = 0x00010000

# Landlock system calls have the same numbers on both machines.
LANDLOCK_CREATE, LANDLOCK_ADD, LANDLOCK_RESTRICT = 444, 445, 446
READ_RIGHTS = 1 << 2 | 1 << 3  # read file, read directory
FILE_RIGHTS = {1: 0x1FFF, 2: 0x3FFF, 3: 0x7FFF, 4: 0x7FFF, 5: 0xFFFF}

DENIED = {
    "x86_64": {
        "arch": 0xC000003E,
        "clone": 56,
        "clone3": 435,
        "tgkill": 234,
        "numbers": [
            41, 42, 43, 44, 46, 49, 50, 288,  # socket, connect, accept, send*, bind, listen, accept4
            57, 58, 59, 322,  # fork, vfork, execve, execveat
            62, 200, 129, 297, 424, 434, 438,  # kill, tkill, sigqueue, pidfd_*
            101, 310, 311,  # ptrace, process_vm_*
            29, 30, 31, 67, 64, 65, 66, 220, 68, 69, 70, 71, 240, 241, 242, 243, 244, 245,  # IPC
            165, 166, 161, 155, 272, 308, 428, 429, 430, 431, 432, 433, 442,  # mounts, namespaces
            248, 249, 250, 321, 298, 323, 319, 425, 426, 427,  # keys, bpf, perf, uffd, memfd, io_uring
            169, 246, 320, 175, 176, 313, 172, 173, 227, 164, 159, 305,  # reboot, modules, clocks
            105, 106, 113, 114, 117, 119, 116, 122, 123, 126,  # identities and capabilities
            302, 160, 203, 144, 142, 314,  # limits, affinity, schedulers
        ],
    },
    "aarch64": {
        "arch": 0xC00000B7,
        "clone": 220,
        "clone3": 435,
        "tgkill": 131,
        "numbers": [
            198, 200, 201, 202, 203, 206, 211, 242,
            221, 281,
            129, 130, 138, 240, 424, 434, 438,
            117, 270, 271,
            194, 195, 196, 197, 190, 191, 192, 193, 186, 187, 188, 189, 180, 181, 182, 183, 184, 185,
            40, 39, 51, 41, 97, 268, 428, 429, 430, 431, 432, 433, 442,
            217, 218, 219, 280, 241, 282, 279, 425, 426, 427,
            142, 104, 294, 105, 106, 273, 112, 170, 171, 266,
            144, 145, 146, 147, 149, 143, 151, 152, 159, 91,
            261, 164, 122, 118, 119, 274,
        ],
    },
}


class SandboxError(Exception):
    """A step of the confinement failed; nothing may run then."""


def enter(level, budget):
    _limits(budget)
    if level == "lock":
        libc = ctypes.CDLL(None, use_errno=True)
        _prctl(libc, PR_SET_PDEATHSIG, 9)
        _prctl(libc, PR_SET_NO_NEW_PRIVS, 1)
        _landlock(libc)
        _drop_capabilities(libc)
        _seccomp(libc)


def _limits(budget):
    hard = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_NOFILE: 64,
        resource.RLIMIT_CPU: int(budget["cpuMs"] / 1000) + 2,
    }
    if sys.platform == "linux":
        hard[resource.RLIMIT_AS] = int(budget["memoryBytes"])
    for which, value in hard.items():
        resource.setrlimit(which, (value, value))


def _prctl(libc, option, value, *rest):
    if libc.prctl(option, value, *(rest or (0, 0, 0))) != 0:
        raise SandboxError(f"prctl {option}: errno {ctypes.get_errno()}")


def _landlock(libc):
    abi = libc.syscall(LANDLOCK_CREATE, None, 0, 1)
    if abi < 1:
        raise SandboxError("Landlock is not available")
    rights = FILE_RIGHTS[min(abi, 5)]
    fields = [rights, 3 if abi >= 4 else 0, 3 if abi >= 6 else 0]
    attributes = struct.pack("<QQQ", *fields)
    size = 8 if abi < 4 else 16 if abi < 6 else 24
    ruleset = libc.syscall(LANDLOCK_CREATE, attributes, size, 0)
    if ruleset < 0:
        raise SandboxError(f"landlock_create_ruleset: errno {ctypes.get_errno()}")
    for root in _readable_roots():
        _allow_reading(libc, ruleset, root)
    if libc.syscall(LANDLOCK_RESTRICT, ruleset, 0) != 0:
        raise SandboxError(f"landlock_restrict_self: errno {ctypes.get_errno()}")
    os.close(ruleset)


def _readable_roots():
    """The standard library and shared libraries; nothing of the user's."""
    stdlib = os.path.dirname(os.path.realpath(os.__file__))
    roots = {stdlib, "/lib", "/lib64", "/usr/lib", "/usr/share/zoneinfo", "/dev/null", "/dev/urandom"}
    return [root for root in sorted(roots) if os.path.exists(root)]


def _allow_reading(libc, ruleset, root):
    descriptor = os.open(root, os.O_PATH | os.O_CLOEXEC)
    rights = READ_RIGHTS if os.path.isdir(root) else 1 << 2
    rule = struct.pack("<Qi", rights, descriptor)
    if libc.syscall(LANDLOCK_ADD, ruleset, 1, rule, 0) != 0:
        raise SandboxError(f"landlock_add_rule {root}: errno {ctypes.get_errno()}")
    os.close(descriptor)


def _drop_capabilities(libc):
    header = struct.pack("<Ii", 0x20080522, 0)
    if libc.capset(header, struct.pack("<6I", *([0] * 6))) != 0:
        raise SandboxError(f"capset: errno {ctypes.get_errno()}")


def _seccomp(libc):
    machine = DENIED.get(platform.machine())
    if machine is None:
        raise SandboxError(f"no system call table for {platform.machine()}")
    program = _program(machine)
    code = ctypes.create_string_buffer(program, len(program))
    filters = struct.pack("@HxxxxxxP", len(program) // 8, ctypes.addressof(code))
    _prctl(libc, PR_SET_SECCOMP, SECCOMP_MODE_FILTER, filters, 0, 0)


def _program(machine):
    def load(offset):
        return (0x20, 0, 0, offset)

    def equal(value, then, other):
        return (0x15, then, other, value)

    def answer(value):
        return (0x06, 0, 0, value)

    steps = [load(4), equal(machine["arch"], 1, 0), answer(KILL), load(0)]
    steps += [equal(machine["clone3"], 0, 1), answer(ERRNO | ENOSYS)]
    # clone only for threads: the flag is in the first argument.
    steps += [equal(machine["clone"], 0, 4), load(16), (0x45, 1, 0, CLONE_THREAD)]
    steps += [answer(ERRNO | EPERM), answer(ALLOW)]
    # Signals only to itself: abort() needs them.
    steps += [equal(machine["tgkill"], 0, 4), load(16), equal(os.getpid(), 1, 0)]
    steps += [answer(ERRNO | EPERM), answer(ALLOW)]
    if platform.machine() == "x86_64":
        steps += [(0x35, 0, 1, 0x40000000), answer(ERRNO | EPERM)]  # the x32 twin of every call
    for number in machine["numbers"]:
        steps += [equal(number, 0, 1), answer(ERRNO | EPERM)]
    steps.append(answer(ALLOW))
    return b"".join(struct.pack("<HBBI", *step) for step in steps)
