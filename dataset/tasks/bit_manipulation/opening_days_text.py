"""The lowest seven bits of a word mark the days on which a shop is open, from Monday at the lowest
bit to Sunday. Write them with the names "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", joined by ", ",
where three or more days in a row become the first and the last one joined by "-"; no open day gives
"closed"."""


def opening_days_text(mask):
    names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    runs = []
    for day, name in enumerate(names):
        if not (mask >> day) & 1:
            continue
        if day > 0 and (mask >> (day - 1)) & 1:
            runs[-1].append(name)
        else:
            runs.append([name])
    parts = []
    for run in runs:
        parts += [run[0] + "-" + run[-1]] if len(run) > 2 else run
    return ", ".join(parts) or "closed"


assert opening_days_text(0b0011111) == "Mo-Fr"
assert opening_days_text(0b1100011) == "Mo, Tu, Sa, Su"
assert opening_days_text(0b1110101) == "Mo, We, Fr-Su"
assert opening_days_text(0) == "closed"
assert opening_days_text(0b1111111) == "Mo-Su"
assert opening_days_text(0b0001000) == "Th"
assert opening_days_text(0b10001110) == "Tu-Th"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
