"""A toy railway shunts wagons on tracks, a dict from track to its list of wagons from the buffer to
the open end, by commands: "T1>T2 3" moves the last three wagons of T1 in one block, without
changing their order, to the end of T2; "T1<" turns the order of all wagons on T1 round; and "T1!"
sends the whole track away. A move is refused when a track is not known or both are the same, when
the number is below 1 or above the number of wagons on the first track, or when more than the given
length would stand on the second one; the others are refused for an unknown or empty track. Return
(dict of the tracks at the end, list of the wagons sent away in order of leaving, which is from the
open end on; number of refused commands), leaving the given dict alone."""


def shunted_wagons(tracks, commands, length):
    state = {track: list(wagons) for track, wagons in tracks.items()}
    gone = []
    refused = 0
    for command in commands:
        if ">" in command:
            source, _, rest = command.partition(">")
            target, _, text = rest.partition(" ")
            number = int(text)
            if source not in state or target not in state or source == target:
                refused += 1
                continue
            if number < 1 or number > len(state[source]):
                refused += 1
                continue
            if len(state[target]) + number > length:
                refused += 1
                continue
            state[target] += state[source][-number:]
            del state[source][-number:]
            continue
        track = command[:-1]
        if not state.get(track):
            refused += 1
        elif command.endswith("<"):
            state[track].reverse()
        else:
            gone += state[track][::-1]
            state[track] = []
    return (state, gone, refused)


assert shunted_wagons({"a": [1, 2, 3], "b": [4]}, ["a>b 2"], 3) == (
    {"a": [1], "b": [4, 2, 3]},
    [],
    0,
)
assert shunted_wagons({"a": [1, 2, 3], "b": [4]}, ["a>b 3"], 3) == (
    {"a": [1, 2, 3], "b": [4]},
    [],
    1,
)
assert shunted_wagons({"a": [1, 2, 3], "b": []}, ["a<", "a!"], 3) == (
    {"a": [], "b": []},
    [1, 2, 3],
    0,
)
assert shunted_wagons({"a": [1, 2], "b": []}, ["b<", "b!", "c!", "c<", "a!"], 3) == (
    {"a": [], "b": []},
    [2, 1],
    4,
)
assert shunted_wagons({"a": [1, 2], "b": []}, ["a>b 0", "a>b 3", "a>a 1", "a>c 1", "c>a 1"], 9) == (
    {"a": [1, 2], "b": []},
    [],
    5,
)
assert shunted_wagons({"a": [1, 2], "b": []}, ["a>b 1", "b>a 1", "a>b 2"], 2) == (
    {"a": [], "b": [1, 2]},
    [],
    0,
)
assert shunted_wagons({}, [], 2) == ({}, [], 0)
assert shunted_wagons({"yard": [1], "b": [2, 3]}, ["yard!", "b!"], 2) == (
    {"yard": [], "b": []},
    [1, 3, 2],
    0,
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
