"""Patches of cloth are unit squares, given as ((column, row), colour) pairs, and when a cell is
given several times the last colour counts. Two neighbouring patches of different colours are joined
by a seam of length 1 in the colour of the patch with the smaller column or row. Return a dict with
the total seam length of each colour that is used in at least one seam."""


def patchwork_thread_use(patches):
    colours = dict(patches)
    used = {}
    for (column, row), colour in colours.items():
        for neighbour in ((column + 1, row), (column, row + 1)):
            if neighbour in colours and colours[neighbour] != colour:
                used[colour] = used.get(colour, 0) + 1
    return used


assert patchwork_thread_use([((0, 0), "r"), ((1, 0), "b")]) == {"r": 1}
assert patchwork_thread_use([((0, 0), "r"), ((1, 0), "r")]) == {}
assert patchwork_thread_use([((4, 5), "r"), ((4, 4), "b")]) == {"b": 1}
assert patchwork_thread_use([]) == {}
assert patchwork_thread_use([((0, 0), "r"), ((0, 1), "b"), ((0, 0), "b")]) == {}
assert patchwork_thread_use([((0, 0), "r"), ((1, 1), "b"), ((3, 0), "b")]) == {}
assert patchwork_thread_use(
    [((1, 1), "m"), ((0, 1), "a"), ((2, 1), "z"), ((1, 0), "a"), ((1, 2), "z")]
) == {"a": 2, "m": 2}
assert patchwork_thread_use([((x, y), "rgb"[y]) for x in range(3) for y in range(3)]) == {
    "r": 3,
    "g": 3,
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
