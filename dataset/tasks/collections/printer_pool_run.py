"""A printer pool receives jobs as (job, pages, colour) triples in order and has printers as
(printer, colour, paper) with the number of sheets in the tray. A colour job needs a colour printer,
and any other job prefers printers without colour and takes a colour one only if none of these has
enough paper; among the possible printers with enough paper the one with the most paper left is
used, the first listed among equals, and a job for which there is none waits; when all jobs have
been looked at, every printer with fewer sheets than the refill mark gets a refill of the given
number of sheets, and the waiting jobs are tried once more in order. Return (dict from job to
printer, or to None if it still waits, in the order of the jobs; dict of the paper left)."""


def printer_pool_run(jobs, printers, mark, refill):
    paper = {}
    coloured = {}
    for printer, colour, sheets in printers:
        paper[printer] = sheets
        coloured[printer] = colour
    result = {job: None for job, _, _ in jobs}
    waiting = jobs
    for attempt in ("first", "second"):
        missed = []
        for job, pages, colour in waiting:
            able = [printer for printer in paper if paper[printer] >= pages]
            plain = [printer for printer in able if not coloured[printer]]
            if colour:
                able = [printer for printer in able if coloured[printer]]
            elif plain:
                able = plain
            if not able:
                missed.append((job, pages, colour))
                continue
            chosen = max(able, key=lambda printer: paper[printer])
            paper[chosen] -= pages
            result[job] = chosen
        waiting = missed
        if attempt == "first":
            for printer, sheets in paper.items():
                if sheets < mark:
                    paper[printer] += refill
    return (result, paper)


assert printer_pool_run([("j", 5, False)], [("p", False, 9), ("q", True, 20)], 0, 50) == (
    {"j": "p"},
    {"p": 4, "q": 20},
)
assert printer_pool_run([("j", 10, False)], [("p", False, 9), ("q", True, 20)], 0, 50) == (
    {"j": "q"},
    {"p": 9, "q": 10},
)
assert printer_pool_run([("j", 5, True)], [("p", False, 9), ("q", True, 5)], 0, 50) == (
    {"j": "q"},
    {"p": 9, "q": 0},
)
assert printer_pool_run([("j", 9, True), ("k", 1, False)], [("p", True, 4)], 4, 9) == (
    {"j": "p", "k": "p"},
    {"p": 3},
)
assert printer_pool_run([("j", 9, True)], [("p", True, 4)], 4, 9) == ({"j": None}, {"p": 4})
assert printer_pool_run(
    [("j", 2, False), ("k", 2, False)], [("p", False, 5), ("q", False, 5)], 0, 1
) == (
    {"j": "p", "k": "q"},
    {"p": 3, "q": 3},
)
assert printer_pool_run([("j", 3, False)], [("p", False, 4), ("q", False, 6)], 3, 10) == (
    {"j": "q"},
    {"p": 4, "q": 3},
)
assert printer_pool_run([], [("p", False, 1)], 2, 3) == ({}, {"p": 4})
assert printer_pool_run([("j", 3, True)], [("p", False, 9)], 1, 3) == ({"j": None}, {"p": 9})
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
