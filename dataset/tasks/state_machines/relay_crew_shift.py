"""A night watch is handed from one guard to the next in the order of a roster, which begins again
at its end; each entry of a log is a guard's name or "-": the guard who has the watch confirms it
by the name; "-" is a missed hour, and after two missed hours in a row the watch goes to the next
of the roster, whose own count begins anew. A name of another guard who is in the roster takes the
watch over, and the order goes on from there, and a name that is not in it counts like "-". Return
who has the watch at the end, the first at the beginning; an empty roster gives None."""


def relay_crew_shift(roster, log):
    if not roster:
        return None
    place = 0
    missed = 0
    for entry in log:
        if entry in roster:
            place = roster.index(entry)
            missed = 0
            continue
        missed += 1
        if missed == 2:
            place = (place + 1) % len(roster)
            missed = 0
    return roster[place]


assert relay_crew_shift(["a", "b", "c"], []) == "a"
assert relay_crew_shift(["a", "b", "c"], ["-", "a", "-"]) == "a"
assert relay_crew_shift(["a", "b", "c"], ["-", "-"]) == "b"
assert relay_crew_shift(["a", "b", "c"], ["-", "-", "-"]) == "b"
assert relay_crew_shift(["a", "b", "c"], ["-", "x", "-", "-", "-", "-"]) == "a"
assert relay_crew_shift(["a", "b", "c"], ["c", "-", "-"]) == "a"
assert relay_crew_shift(["a", "b", "c"], ["-", "b", "-", "b"]) == "b"
assert relay_crew_shift([], ["-", "-"]) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
