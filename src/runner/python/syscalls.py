"""Two seccomp programs: what a worker and everything below it may not call, and what a child may not."""

import platform
import struct

ALLOW, KILL, ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
EPERM, ENOSYS = 1, 38
CLONE_THREAD = 0x00010000
AF_UNIX = 1
CLONE3 = 435
PRCTL_HARMLESS = (15, 16, 0x53564D41)  # set name, get name, name a memory area

# Calls from here on have the same number on every machine. Those that are not listed do not exist
# for snippets, so that calls of kernels to come are not allowed by mistake.
FIRST_SHARED = 424
SHARED_ALLOWED = (436, 437, 439, 441, 449, 454, 455, 456, 462)
LAST_KNOWN = {"x86_64": 334, "aarch64": 293}
AUDIT_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}

CALLS = {
    "x86_64": {"clone": 56, "fork": 57, "vfork": 58, "kill": 62, "tgkill": 234, "prctl": 157,
               "seccomp": 317, "prlimit64": 302, "socketpair": 53, "sendto": 44},
    "aarch64": {"clone": 220, "kill": 129, "tgkill": 131, "prctl": 167, "seccomp": 277,
                "prlimit64": 261, "socketpair": 199, "sendto": 206},
}
EXECUTE = {"x86_64": (59, 322), "aarch64": (221, 281)}  # execve, execveat

DENIED = {
    "x86_64": (
        # sockets: all but socketpair and what moves bytes through it
        41, 42, 43, 46, 47, 49, 50, 288, 299, 307,
        # other processes: ptrace, process_vm_*, kcmp, tkill, sigqueue, sessions
        101, 109, 112, 129, 200, 297, 310, 311, 312,
        # shared memory, semaphores, message queues, memfd
        29, 30, 31, 64, 65, 66, 67, 68, 69, 70, 71, 220, 240, 241, 242, 243, 244, 245, 319,
        # files: modes, owners, times, attributes, links, names, folders, handles
        76, 77, 82, 83, 84, 85, 86, 87, 88, 90, 91, 92, 93, 94, 132, 133, 162, 188, 189, 190, 197,
        198, 199, 235, 258, 259, 260, 261, 263, 264, 265, 266, 268, 280, 285, 303, 304, 306, 316,
        # the system: mounts, namespaces, modules, clocks, names, swap, ports
        103, 134, 135, 136, 139, 153, 154, 155, 156, 159, 161, 163, 164, 165, 166, 167, 168, 169,
        170, 171, 172, 173, 175, 176, 179, 180, 212, 227, 246, 272, 300, 301, 305, 308, 313, 320,
        # kernel facilities: bpf, perf, userfaultfd, keys, aio
        206, 207, 208, 209, 210, 248, 249, 250, 298, 321, 323, 333,
        # identities and capabilities
        105, 106, 113, 114, 116, 117, 119, 122, 123, 126,
        # priorities, affinity, memory placement
        141, 142, 144, 203, 237, 238, 251, 256, 279, 314,
    ),
    "aarch64": (
        198, 200, 201, 202, 203, 211, 212, 242, 243, 269,
        117, 130, 138, 154, 157, 240, 270, 271, 272,
        180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 279,
        5, 6, 7, 14, 15, 16, 33, 34, 35, 36, 37, 38, 45, 46, 47, 52, 53, 54, 55, 81, 88, 264, 265,
        267, 276,
        18, 39, 40, 41, 42, 51, 58, 60, 89, 92, 97, 104, 105, 106, 112, 116, 142, 161, 162, 170, 171,
        224, 225, 262, 263, 266, 268, 273, 294,
        0, 1, 2, 3, 4, 217, 218, 219, 241, 280, 282, 292,
        91, 143, 144, 145, 146, 147, 149, 151, 152, 159,
        30, 118, 119, 122, 140, 235, 237, 238, 239, 274,
    ),
}

NUMBER, ARCH = 0, 4


class UnknownMachine(Exception):
    """This machine has no table of system calls here."""


def table():
    machine = platform.machine()
    if machine not in DENIED:
        raise UnknownMachine("no table of system calls for %s" % machine)
    return machine


def worker_filter(machine, may_execute=False):
    calls = CALLS[machine]
    denied = DENIED[machine] + (() if may_execute else EXECUTE[machine])
    steps = [load(ARCH), equal(AUDIT_ARCH[machine], 1, 0), answer(KILL), load(NUMBER)]
    steps += only_if(calls["socketpair"], [low(0), equal(AF_UNIX, 1, 0)])
    # An address would let a datagram leave the pair.
    steps += only_if(calls["sendto"], [low(4), equal(0, 0, 2), high(4), equal(0, 1, 0)])
    for number in denied:
        steps += [equal(number, 0, 1), answer(ERRNO | EPERM)]
    for number in SHARED_ALLOWED:
        steps += [equal(number, 0, 1), answer(ALLOW)]
    steps += [above(LAST_KNOWN[machine], 0, 1), answer(ERRNO | ENOSYS), answer(ALLOW)]
    return pack(steps)


def child_filter(machine):
    """Returns the program and the offset of its only variable, the child's own process id."""
    calls = CALLS[machine]
    own_id = (0x01, 0, 0, 0)  # X := the constant
    is_own = (0x1D, 1, 0, 0)  # skip one if A = X
    steps = [own_id, load(NUMBER)]
    for name in ("fork", "vfork", "seccomp"):
        if name in calls:
            steps += [equal(calls[name], 0, 1), answer(ERRNO | EPERM)]
    steps += only_if(calls["clone"], [low(0), (0x45, 1, 0, CLONE_THREAD)])
    steps += only_if(calls["kill"], [low(0), is_own])
    steps += only_if(calls["tgkill"], [low(0), is_own])
    steps += only_if(calls["prlimit64"], [low(0), equal(0, 2, 0), is_own])
    name, get, area = PRCTL_HARMLESS
    steps += only_if(calls["prctl"], [low(0), equal(name, 3, 0), equal(get, 2, 0), equal(area, 1, 0)])
    steps.append(answer(ALLOW))
    return pack(steps), 4


def only_if(number, condition):
    """Denies the call unless `condition` skips the instruction after it."""
    body = condition + [answer(ERRNO | EPERM), answer(ALLOW)]
    return [equal(number, 0, len(body))] + body


def load(offset):
    return (0x20, 0, 0, offset)


def low(argument):
    return load(16 + 8 * argument)


def high(argument):
    return load(20 + 8 * argument)


def equal(value, then, other):
    return (0x15, then, other, value)


def above(value, then, other):
    return (0x25, then, other, value)


def answer(value):
    return (0x06, 0, 0, value)


def pack(steps):
    return bytearray(b"".join(struct.pack("<HBBI", *step) for step in steps))
