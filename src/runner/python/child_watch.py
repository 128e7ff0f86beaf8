"""Waits for one child: ends it when a budget is spent, says how it ended and what it has written."""

import os
import select
import signal
import time

FIRST_TICK_MS, LONGEST_TICK_MS = 20, 100
MOST_RECORDS = 1 << 20
CHUNK = 1 << 16


def watcher(requests, limits, is_locked):
    """Returns `watch(child, verdicts, cpu_ms)`; when the parent hangs up meanwhile, all ends."""
    poller = select.poll()
    # Hang-ups only: waking for each record would cost more than the record.
    poller.register(requests, 0)
    poll, register, unregister = poller.poll, poller.register, poller.unregister
    wait, read = os.wait4, os.read
    wall_factor = limits["wallFactor"]

    def watch(child, verdicts, cpu_ms):
        register(verdicts, 0)
        events = poll(FIRST_TICK_MS)
        reason, data = None, b""
        if not events or events[0][0] == requests:
            budget = Budget(child, cpu_ms, wall_factor)
            reason, data = outlast(budget, poll, verdicts, requests)
        unregister(verdicts)
        if reason == "hang-up":
            end(child, is_locked)
            os._exit(0)
        data += read(verdicts, CHUNK) if reason is None else drain(verdicts)
        if len(data) == CHUNK:
            data += drain(verdicts)
        done, status, usage = (0, 0, None) if reason else wait(child, os.WNOHANG)
        if not done:
            if reason is None:
                reason = linger(Budget(child, cpu_ms, wall_factor))
            if reason is not None:
                end(child, is_locked)
            _, status, usage = wait(child, 0)
        if not is_locked:
            end_orphans(child)
        used = usage[0] + usage[1]
        if reason is None:
            reason = ending_of(status, used * 1000 > cpu_ms)
        return b"%d %b" % (used * 1000000, reason.encode()), data

    return watch


# A process that computes gets this share at least, also when a hundred others want two cores.
BUSY_SHARE = 0.02
# Even a busy one ends at this multiple of the backstop.
HARD_FACTOR = 12


class Budget:
    """The CPU budget is what counts; the backstop on the wall clock is for suites that sleep, so that
    it spares a process which still computes on a busy machine.
    """

    def __init__(self, child, cpu_ms, wall_factor):
        self.child, self.clock = child, (~child << 3) | 2
        self.cpu_ms = cpu_ms
        self.started = self.last_at = time.monotonic()
        self.wall = cpu_ms * wall_factor / 1000
        self.last_cpu = 0.0
        self.share = 1.0

    def spent(self):
        now, cpu = time.monotonic(), self.cpu_seconds()
        if cpu * 1000 > self.cpu_ms:
            return "cpu"
        if now - self.last_at > min(1, self.wall / 4):
            self.share = (cpu - self.last_cpu) / (now - self.last_at)
            self.last_at, self.last_cpu = now, cpu
        elapsed = now - self.started
        if elapsed <= self.wall:
            return None
        return "wall" if self.share < BUSY_SHARE or elapsed > self.wall * HARD_FACTOR else None

    def cpu_seconds(self):
        """The clock of the child's CPU time counts also what C code burns; load does not count."""
        try:
            return time.clock_gettime(self.clock)
        except OSError:
            return 0.0


def outlast(budget, poll, verdicts, requests):
    """Waits beyond the first tick. Returns (why the child must end or None, its records so far)."""
    data, tick = b"", FIRST_TICK_MS
    longest = max(1, min(LONGEST_TICK_MS, int(budget.cpu_ms / 4)))
    while True:
        data += drain(verdicts)
        reason = "flood" if len(data) > MOST_RECORDS else budget.spent()
        if reason is not None:
            return reason, data
        tick = min(tick * 2, longest)
        for descriptor, _ in poll(tick):
            if descriptor == requests:
                return "hang-up", data
            return None, data


def linger(budget):
    """A hang-up usually is the end, but a child may close its pipe and go on."""
    pause = 0.0001
    while True:
        # Asked without reaping, so that the caller gets status and usage.
        if os.waitid(os.P_PID, budget.child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
            return None
        reason = budget.spent()
        if reason is not None:
            return reason
        time.sleep(pause)
        pause = min(pause * 2, 0.05)


def ending_of(status, is_over):
    if not os.WIFSIGNALED(status):
        return "exit-%d" % os.WEXITSTATUS(status)
    signalled = os.WTERMSIG(status)
    # The kernel's CPU limit is the second guard of the same budget.
    if is_over and signalled in (signal.SIGKILL, signal.SIGXCPU):
        return "cpu"
    return "signal-%d" % signalled


def drain(verdicts):
    """Reads what is there, without waiting for more."""
    os.set_blocking(verdicts, False)
    data = b""
    try:
        while len(data) <= MOST_RECORDS:
            chunk = os.read(verdicts, CHUNK)
            if not chunk:
                break
            data += chunk
    except BlockingIOError:
        pass
    return data


def end(child, is_locked):
    """Only SIGKILL is relied on."""
    if not is_locked:
        signal_quietly(os.killpg, child)
    signal_quietly(os.kill, child)


def signal_quietly(send, target):
    try:
        send(target, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


def end_orphans(child):
    """Ends what a child without a lock has left behind, also when it left its session."""
    signal_quietly(os.killpg, child)
    path = "/proc/self/task/%d/children" % os.getpid()
    while os.path.exists(path):
        with open(path) as listing:
            children = listing.read().split()
        if not children:
            return
        for orphan in map(int, children):
            signal_quietly(os.kill, orphan)
            try:
                os.waitpid(orphan, 0)
            except ChildProcessError:
                pass
