"""Build the start grid of a race from the names in the order of their practice times and a dict
from name to the number of places by which that driver is moved back. Penalties are served one after
the other in the order of the practice times: the driver leaves the present grid and is put back
that many places further down, at most to the last place, while everybody passed moves up. Return
the new list; a negative penalty, or a name that is not on the list, changes nothing."""


def start_grid(names, penalties):
    grid = list(names)
    for name in names:
        if name in penalties:
            place = grid.index(name)
            grid.remove(name)
            grid.insert(place + max(penalties[name], 0), name)
    return grid


assert start_grid(["a", "b", "c", "d"], {"a": 2}) == ["b", "c", "a", "d"]
assert start_grid(["a", "b", "c"], {"b": 9}) == ["a", "c", "b"]
assert start_grid(["a", "b", "c", "d"], {"a": 1, "b": 1}) == ["a", "b", "c", "d"]
assert start_grid(["a", "b", "c", "d"], {"c": 1, "b": 2}) == ["a", "d", "c", "b"]
assert start_grid(["a", "b", "c"], {"c": -2}) == ["a", "b", "c"]
assert start_grid(["a", "b", "c"], {"b": 0, "x": 3}) == ["a", "b", "c"]
assert start_grid(["a", "b", "c", "d", "e"], {"b": 1, "d": 1}) == ["a", "c", "b", "e", "d"]
assert start_grid([], {"a": 1}) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
