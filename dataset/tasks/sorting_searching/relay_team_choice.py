"""Choose the members of a relay from (name, club, seconds) runners: the fastest runners are taken
one after the other, equally fast ones in order of name, but at most two of the same club, and a
runner slower than the limit is never taken, though one exactly at the limit may be. Return (names
in running order, total seconds) with the fastest of those chosen running last and the others from
fast to slow before, or None when the given size cannot be reached; a size below 2 is not a relay
and gives None, too."""


def relay_team_choice(runners, size, limit):
    if size < 2:
        return None
    chosen = []
    per_club = {}
    for name, club, seconds in sorted(runners, key=lambda runner: (runner[2], runner[0])):
        if seconds > limit or len(chosen) == size:
            break
        if per_club.get(club, []) and len(per_club[club]) >= 2:
            continue
        per_club.setdefault(club, []).append(name)
        chosen.append((name, seconds))
    if len(chosen) < size:
        return None
    running = chosen[1:] + chosen[:1]
    total = sum(seconds for _, seconds in chosen)
    return ([name for name, _ in running], total)


assert relay_team_choice([("a", "x", 12), ("b", "y", 11), ("c", "z", 13)], 2, 99) == (
    ["a", "b"],
    23,
)
assert relay_team_choice(
    [("a", "x", 11), ("b", "x", 11), ("c", "x", 11), ("d", "y", 14)], 3, 99
) == (["b", "d", "a"], 36)
assert relay_team_choice([("d", "x", 11), ("c", "y", 11), ("b", "z", 11)], 2, 99) == (
    ["c", "b"],
    22,
)
assert relay_team_choice([("a", "x", 12), ("b", "y", 13)], 2, 13) == (["b", "a"], 25)
assert relay_team_choice([("a", "x", 12), ("b", "y", 13)], 2, 12) is None
assert relay_team_choice([("a", "x", 12), ("b", "y", 13)], 1, 99) is None
assert relay_team_choice([("a", "x", 12), ("b", "x", 13), ("c", "x", 14)], 3, 99) is None
assert relay_team_choice([("a", "x", 9), ("b", "y", 7), ("c", "z", 8), ("d", "z", 6)], 4, 9) == (
    ["b", "c", "a", "d"],
    30,
)
assert relay_team_choice([], 0, 9) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
