"""A band's set list is a list of (song, key, minutes). Return the longest run of songs directly
following each other in the list in which no key occurs twice, as a list of song names; among runs
of equally many songs the one with more minutes wins, and then the earlier one. Songs of 0 minutes
or less are not played and are removed beforehand."""


def widest_key_run(songs):
    played = [entry for entry in songs if entry[2] > 0]
    runs = []
    for start, _ in enumerate(played):
        run = []
        for entry in played[start:]:
            if entry[1] in [key for _, key, _ in run]:
                break
            run.append(entry)
        runs.append(run)
    best = max(runs, key=lambda run: (len(run), sum(entry[2] for entry in run)), default=[])
    return [song for song, _, _ in best]


assert widest_key_run([("a", "C", 3), ("b", "G", 3), ("c", "C", 3), ("d", "C", 9)]) == ["a", "b"]
assert widest_key_run([("a", "C", 3), ("b", "G", 3), ("c", "C", 4), ("d", "C", 9)]) == ["b", "c"]
assert widest_key_run([("a", "C", 3), ("x", "C", 0), ("b", "G", 3)]) == ["a", "b"]
assert widest_key_run([("a", "C", 5), ("b", "C", 6), ("c", "C", 6)]) == ["b"]
assert widest_key_run([("a", "C", 0), ("b", "D", -1)]) == []
assert widest_key_run([]) == []
assert widest_key_run([("a", "C", 1), ("b", "D", 1), ("c", "E", 1), ("d", "D", 50)]) == [
    "a",
    "b",
    "c",
]
assert widest_key_run([("a", "C", 9), ("b", "C", 1), ("c", "D", 1), ("d", "E", 1)]) == [
    "b",
    "c",
    "d",
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
