"""The words seen on a bus are given in order; wire 0 carries the lowest bit, and wires at or above
the given width are not watched. Return (wire, toggles) for the wire that changed its level most
often from one word to the next, the lowest wire among equals, or None when no watched wire ever
changed."""


def busiest_bus_wire(words, width):
    best = None
    most = 0
    for wire in range(width):
        levels = [(word >> wire) & 1 for word in words]
        toggles = sum(levels[i] != levels[i - 1] for i in range(1, len(levels)))
        if toggles > most:
            best = (wire, toggles)
            most = toggles
    return best


assert busiest_bus_wire([0b000, 0b010, 0b101, 0b110], 3) == (1, 3)
assert busiest_bus_wire([0b00, 0b11], 2) == (0, 1)
assert busiest_bus_wire([0b01, 0b11], 2) == (1, 1)
assert busiest_bus_wire([0b01, 0b11], 1) is None
assert busiest_bus_wire([0b01, 0b00, 0b10], 2) == (0, 1)
assert busiest_bus_wire([0, 2, 0, 3], 2) == (1, 3)
assert busiest_bus_wire([5], 3) is None
assert busiest_bus_wire([], 3) is None
assert busiest_bus_wire([4, 0, 4, 5, 4], 3) == (0, 2)
assert busiest_bus_wire([4, 4, 4], 3) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
