"""A warm Python that forks once per (code, tests) pair and reports one label per test.

Requests and answers are JSON lines on stdin and stdout. The parent process reads only what this
process writes; the forked child writes its verdicts to a private descriptor and owns nothing else.
Runs on CPython 3.9 and later, standard library only.
"""

import json
import os
import select
import signal
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import sandbox  # noqa: E402
import suite  # noqa: E402

del sys.path[0]

VERDICT_FD = 50
POLL_SECONDS = 0.02


def main():
    level = sys.argv[1]
    limits = json.loads(sys.argv[2])
    suite.preload()
    print(json.dumps({"ready": True, "pid": os.getpid()}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(answer(request, level, limits)), flush=True)


def answer(request, level, limits):
    if "compile" in request:
        return {"id": request["id"], "error": suite.compile_error(request["compile"])}
    budget = {**limits, "cpuMs": request.get("cpuMs", limits["cpuMs"])}
    records, ending, cpu_ms = run_pair(request, level, budget)
    return {
        "id": request["id"],
        "outcomes": suite.labels(records, ending, len(request["tests"])),
        "cpuMs": cpu_ms,
    }


def run_pair(request, level, budget):
    reader, writer = os.pipe()
    nonce = os.urandom(16).hex()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            be_child(request, level, budget, writer, nonce)
        finally:
            os._exit(97)
    os.close(writer)
    return watch(child, reader, nonce, budget)


def be_child(request, level, budget, writer, nonce):
    os.setsid()
    os.dup2(writer, VERDICT_FD)
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    os.closerange(3, VERDICT_FD)
    os.closerange(VERDICT_FD + 1, 1024)
    os.chdir("/")
    sandbox.enter(level, budget)
    suite.run(request["code"], request["tests"], VERDICT_FD, nonce, budget["seed"])
    os._exit(0)


def watch(child, reader, nonce, budget):
    """Collects verdicts until the child ends or a budget is spent; only SIGKILL is relied on."""
    data = bytearray()
    started = time.monotonic()
    clock = (~child << 3) | 2
    reason = None
    while reason is None:
        ready, _, _ = select.select([reader], [], [], POLL_SECONDS)
        if ready:
            chunk = os.read(reader, 65536)
            if not chunk:
                break
            data += chunk
            if len(data) > 1 << 20:
                reason = "Tampered"
        if cpu_seconds(clock) * 1000 > budget["cpuMs"]:
            reason = "TIMEOUT"
        if (time.monotonic() - started) * 1000 > budget["cpuMs"] * budget["wallFactor"]:
            reason = "TIMEOUT"
    os.close(reader)
    ending, cpu_ms = reap(child, reason)
    return suite.read_records(bytes(data), nonce), ending, cpu_ms


def cpu_seconds(clock):
    try:
        return time.clock_gettime(clock)
    except OSError:
        return 0.0


def reap(child, reason):
    if reason is None:
        deadline = time.monotonic() + 1
        while time.monotonic() < deadline:
            done, status, usage = os.wait4(child, os.WNOHANG)
            if done:
                return status_reason(status), milliseconds(usage)
            time.sleep(0.0005)
        reason = "TIMEOUT"
    kill(child)
    _, _, usage = os.wait4(child, 0)
    return reason, milliseconds(usage)


def kill(child):
    for target in (lambda: os.killpg(child, signal.SIGKILL), lambda: os.kill(child, signal.SIGKILL)):
        try:
            target()
        except (ProcessLookupError, PermissionError):
            pass


def status_reason(status):
    if os.WIFSIGNALED(status):
        return f"Signal{os.WTERMSIG(status)}"
    return None if os.WEXITSTATUS(status) == 0 else "ProcessExit"


def milliseconds(usage):
    return round((usage.ru_utime + usage.ru_stime) * 1000, 1)


if __name__ == "__main__":
    main()
