"""Check the work plan of one person, a text with one sign per day: "E" for an early, "L" for a late
and "N" for a night shift and "-" for a free day. Return the first fault as (day counted from 1,
word), at each day in this order: "sign" for any other sign, "rest" for an "E" directly after an "L"
or "N" or an "L" directly after an "N", and "long" for the day on which a run of working days
exceeds the given limit; return None when there is none."""


def work_plan_fault(plan, limit):
    previous = "-"
    run = 0
    for day, sign in enumerate(plan, 1):
        if sign not in "-ELN":
            return (day, "sign")
        if sign + previous in ("EL", "EN", "LN"):
            return (day, "rest")
        run = run + 1 if sign != "-" else 0
        if run > limit:
            return (day, "long")
        previous = sign
    return None


assert work_plan_fault("EELLN-E", 5) is None
assert work_plan_fault("EELLNN-", 5) == (6, "long")
assert work_plan_fault("ELE", 5) == (3, "rest")
assert work_plan_fault("NL-", 5) == (2, "rest")
assert work_plan_fault("NE", 5) == (2, "rest")
assert work_plan_fault("EXL", 1) == (2, "sign")
assert work_plan_fault("N-E-LN", 2) is None
assert work_plan_fault("ELE", 2) == (3, "rest")
assert work_plan_fault("--E", 0) == (3, "long")
assert work_plan_fault("", 3) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
