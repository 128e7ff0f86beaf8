"""A warm Python that forks once per pair; every child runs one suite and is gone.

Requests come as JSON lines on descriptor 0. Each answer on descriptor 1 is a line
`<id> <CPU microseconds> <ending> <length>` and so many bytes: the records that the child wrote to a
pipe of its own. They are passed on unread; the verdicts are made from them elsewhere.
CPython 3.9 or later, standard library only. After every fork each page that is written to is copied
once, here and in the child; what looks terse below avoids touching pages.
"""

import gc
import json
import os
import resource
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import child_watch  # noqa: E402
import interpreter_state  # noqa: E402
import source_cache  # noqa: E402
import suite  # noqa: E402

sys.path[:] = [path for path in sys.path if os.path.abspath(path) != HERE]


def open_channels():
    """Moves the channels away from where snippets read and print."""
    requests, answers = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    os.close(null)
    return requests, answers


def confine(level, limits):
    """Returns the function that confines a child, once this process is confined."""
    sys.path.insert(0, HERE)
    import sandbox

    del sys.path[0]
    sandbox.limit(limits)
    if level in ("lock", "bwrap"):
        lock = sandbox.child_lock()
        sandbox.lock_worker()
        return lock
    if sys.platform == "linux":
        sandbox.adopt_orphans()

    def leave_session(parent):
        os.setsid()
        if sys.platform == "linux":
            sandbox.die_with(parent)

    return leave_session


def quick_fork():
    """The C library's fork. `os.fork` runs hooks in the child that touch 170 pages, which are then
    copied, one ms in all; they repair threads and locks, and this process has a single thread.
    """
    try:
        import ctypes

        return ctypes.PyDLL(None).fork
    except (ImportError, AttributeError, OSError):
        return os.fork


def serve(requests, answers, limits, is_locked, become):
    """Answers until the parent hangs up. A child ends in `become` and never comes back: to return
    through the frames would free, and thereby touch, what they hold.
    """
    reader = os.fdopen(requests, "rb", closefd=False)
    sources = source_cache.SourceCache()
    parse, prepare, freeze = json.JSONDecoder().raw_decode, suite.Suite, gc.freeze
    pipe, close, write, fork, me = os.pipe, os.close, os.write, quick_fork(), os.getpid()
    watch = child_watch.watcher(requests, limits, is_locked)
    for line in reader:
        request = parse(line.decode())[0]
        number, cpu_ms = request["id"], request.get("cpuMs", limits["cpuMs"])
        work, nonce = prepare(request, sources), request["nonce"].encode()
        del line, request
        verdicts, writer = pipe()
        freeze()
        child = fork()
        if child == 0:
            close(verdicts)
            close(requests)
            close(answers)
            become(me, work, suite.recorder(writer, nonce))
        close(writer)
        head, records = watch(child, verdicts, cpu_ms)
        close(verdicts)
        answer = b"%d %b %d\n%b" % (number, head, len(records), records)
        sent = write(answers, answer)
        while sent < len(answer):
            sent += write(answers, answer[sent:])
    os._exit(0)


def child_of(lock, state, cpu_bound):
    """Returns what a child does with its life."""
    bound, run, end, enable = resource.setrlimit, suite.run, os._exit, gc.enable
    which, every_error = resource.RLIMIT_CPU, BaseException

    def become(parent, work, send):
        try:
            bound(which, cpu_bound)
            lock(parent)
            enable()
            run(work, state, send)
            end(0)
        except every_error:
            end(97)

    return become


def cpu_bound_of(limits):
    """The kernel's own guard, one step above the budget that is watched from outside."""
    seconds = int(limits["cpuMs"] / 1000) + 2
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    bound = seconds if hard == resource.RLIM_INFINITY else min(seconds, hard)
    return bound, bound


def forget_harness():
    """What a snippet could import by name."""
    sys.path_importer_cache.pop(HERE, None)
    sys.argv[:] = [""]
    for name in ("suite", "source_cache", "interpreter_state", "child_watch", "sandbox", "syscalls"):
        sys.modules.pop(name, None)
    sys.modules["__main__"] = type(sys)("__main__")


def main():
    settings = json.loads(sys.argv[1])
    limits = settings["limits"]
    suite.preload()
    requests, answers = open_channels()
    try:
        lock = confine(settings["level"], limits)
    except Exception as error:
        os.write(answers, b"refused %b\n" % " ".join(str(error).split()).encode())
        os._exit(3)
    cpu_bound = cpu_bound_of(limits)
    forget_harness()
    become = child_of(lock, interpreter_state.State(settings["seed"]), cpu_bound)
    gc.collect()
    gc.disable()
    os.write(answers, b"ready %d\n" % os.getpid())
    serve(requests, answers, limits, settings["level"] in ("lock", "bwrap"), become)


if __name__ == "__main__":
    main()
