"""Confines this process on Linux: rlimits, Landlock, no capabilities, seccomp. Standard library only."""

import ctypes
import os
import resource
import struct
import sys
import sysconfig

import syscalls

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP = 1, 4, 22
PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 36, 38

# Landlock calls have the same numbers on every machine.
LANDLOCK_CREATE, LANDLOCK_ADD, LANDLOCK_RESTRICT = 444, 445, 446
EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, TRUNCATE = 1, 2, 4, 8, 1 << 14
FILE_RIGHTS = (0x1FFF, 0x3FFF, 0x7FFF, 0x7FFF, 0xFFFF)  # by ABI, 1 to 5
NET_RIGHTS, SCOPES = 3, 3  # TCP bind and connect (ABI 4), abstract sockets and signals (ABI 6)

# Enough for lazy imports of extension modules; nothing of the user's.
SYSTEM_ROOTS = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/share/zoneinfo", "/etc/ld.so.cache")

libc = ctypes.CDLL(None, use_errno=True)


class SandboxError(Exception):
    """A step of the confinement failed; nothing may run then."""


def limit(limits, memory=True):
    """Sets what every process of this worker inherits; only lowers, so that it needs no privilege."""
    wanted = {"RLIMIT_CORE": 0, "RLIMIT_FSIZE": 0, "RLIMIT_NOFILE": int(limits["descriptors"])}
    if memory and sys.platform == "linux":
        wanted["RLIMIT_AS"] = int(limits["memoryBytes"])
    for name, value in wanted.items():
        kind = getattr(resource, name)
        ceiling = resource.getrlimit(kind)[1]
        bound = value if ceiling == resource.RLIM_INFINITY else min(value, ceiling)
        resource.setrlimit(kind, (bound, bound))


def lock_worker(executable=None):
    """Locks this process for good; its children inherit it. `executable` alone may be executed."""
    table = syscalls.table()
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_SET_DUMPABLE, 0)
    restrict_files(executable)
    drop_capabilities()
    install(syscalls.worker_filter(table, may_execute=executable is not None))


def child_lock():
    """Returns a function that takes from a fresh child what only its parent needs: forks, signals.

    It runs in every child, so that it touches as little memory as it can.
    """
    program, offset = syscalls.child_filter(syscalls.table())
    buffer = ctypes.create_string_buffer(bytes(program), len(program))
    constants = memoryview(buffer).cast("B").cast("I")
    at = offset // 4
    header = filter_header(buffer)
    call, own_id, parent_id = libc.prctl, os.getpid, os.getppid
    mode = ctypes.c_ulong(2)
    on_death, kill = ctypes.c_int(PR_SET_PDEATHSIG), ctypes.c_ulong(9)
    option = ctypes.c_int(PR_SET_SECCOMP)

    def lock(parent):
        constants[at] = own_id()
        if call(on_death, kill) != 0 or call(option, mode, header) != 0:
            raise SandboxError("prctl in a child")
        if parent_id() != parent:
            os._exit(98)

    return lock


def die_with(parent):
    """Ends this process when its parent ends, also when that happened before the call."""
    prctl(PR_SET_PDEATHSIG, 9)
    if os.getppid() != parent:
        os._exit(98)


def adopt_orphans():
    prctl(PR_SET_CHILD_SUBREAPER, 1)


def prctl(option, value, pointer=None):
    if libc.prctl(option, ctypes.c_ulong(value), pointer, None, None) != 0:
        fail("prctl %d" % option)


def install(program):
    buffer = ctypes.create_string_buffer(bytes(program), len(program))
    prctl(PR_SET_SECCOMP, 2, filter_header(buffer))


def filter_header(buffer):
    header = struct.pack("@HxxxxxxP", len(buffer) // 8, ctypes.addressof(buffer))
    keeper = ctypes.create_string_buffer(header, len(header))
    keeper.program = buffer
    return keeper


def drop_capabilities():
    header = struct.pack("<Ii", 0x20080522, 0)
    if libc.capset(header, struct.pack("<6I", *[0] * 6)) != 0:
        fail("capset")


def landlock_abi():
    return libc.syscall(LANDLOCK_CREATE, None, ctypes.c_size_t(0), 1)


def restrict_files(executable):
    abi = landlock_abi()
    if abi < 1:
        raise SandboxError("the kernel has no Landlock, or it is not enabled")
    handled = FILE_RIGHTS[min(abi, 5) - 1]
    attributes = struct.pack("<Q", handled)
    if abi >= 4:
        attributes += struct.pack("<Q", NET_RIGHTS)
    if abi >= 6:
        attributes += struct.pack("<Q", SCOPES)
    ruleset = libc.syscall(LANDLOCK_CREATE, attributes, ctypes.c_size_t(len(attributes)), 0)
    if ruleset < 0:
        fail("landlock_create_ruleset")
    for path, rights in readable(executable):
        allow(ruleset, path, rights & handled)
    if libc.syscall(LANDLOCK_RESTRICT, ruleset, 0) != 0:
        fail("landlock_restrict_self")
    os.close(ruleset)


def readable(executable):
    """Yields (path, rights): the standard library, shared libraries, the harmless devices."""
    roots = {os.path.realpath(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")}
    roots.update(SYSTEM_ROOTS)
    for root in sorted(roots):
        yield root, READ_FILE | READ_DIR
    yield "/dev/null", READ_FILE | WRITE_FILE | TRUNCATE
    yield "/dev/urandom", READ_FILE
    yield "/dev/zero", READ_FILE
    if executable is not None:
        yield executable, READ_FILE | EXECUTE
        for loader in ("/lib", "/lib64", "/usr/lib"):
            yield loader, EXECUTE


def allow(ruleset, path, rights):
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return  # not there: nothing to allow
    if not os.path.isdir(path):
        rights &= ~READ_DIR
    rule = struct.pack("<Qi", rights, descriptor)
    if libc.syscall(LANDLOCK_ADD, ruleset, 1, rule, 0) != 0:
        fail("landlock_add_rule %s" % path)
    os.close(descriptor)


def fail(step):
    number = ctypes.get_errno()
    raise SandboxError("%s: %s" % (step, os.strerror(number)))
