"""A factory line of work stations passes boxes on. A word marks the stations that hold a box (bit 0
is the entry), another one the stations that are blocked, and the line moves in ticks: from the last
station to the first, a box moves on to the next station if that is free at this moment and neither
the box's station nor the next one is blocked, and a box on the last of the given number of stations
leaves the line unless its station is blocked; then a new box is put on station 0 if it is free,
also when it is blocked, as long as boxes are waiting. Return (line word, number of boxes that left,
number still waiting) after the given number of ticks; neither word has bits beyond the stations."""


def factory_line_state(line, blocked, stations, waiting, ticks):
    left = 0
    for _ in range(ticks):
        for gap in range(stations):
            station = stations - 1 - gap
            step = 3 << station
            if blocked & step:
                continue
            if line & step == 1 << station:
                line ^= step
        if line >> stations:
            line ^= 1 << stations
            left += 1
        if waiting > 0 and not line & 1:
            line |= 1
            waiting -= 1
    return (line, left, waiting)


assert factory_line_state(0b001, 0, 3, 0, 1) == (0b010, 0, 0)
assert factory_line_state(0b001, 0, 3, 0, 3) == (0, 1, 0)
assert factory_line_state(0b011, 0, 3, 2, 1) == (0b111, 0, 1)
assert factory_line_state(0b111, 0, 3, 2, 2) == (0b111, 2, 0)
assert factory_line_state(0b111, 0b100, 3, 2, 9) == (0b111, 0, 2)
assert factory_line_state(0b011, 0b010, 3, 1, 9) == (0b011, 0, 1)
assert factory_line_state(0, 0b001, 3, 2, 5) == (0b001, 0, 1)
assert factory_line_state(0b1001, 0b0010, 4, 0, 4) == (0b0001, 1, 0)
assert factory_line_state(0b1, 0, 1, 1, 1) == (0b1, 1, 0)
assert factory_line_state(0b10, 0, 3, 1, 0) == (0b10, 0, 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
