"""A crossing has four sets of lamps for the directions 0 to 3, with three bits per direction in a
word: red lowest, then yellow, then green. List what is wrong with a word in the form of (direction,
text) pairs, in the order of the directions and within one direction in this order: "dark" when none
of its three lamps is lit, "too many" when green is lit together with another one, and "conflict"
when it shows green while a direction of the other pair (0 and 2 against 1 and 3) shows green or
yellow, where yellow together with red does not count. The list ends with (None, "all stop") when
all four directions show only red."""


def crossing_lamp_faults(word):
    lamps = []
    for direction in range(4):
        lamps.append(word >> (3 * direction) & 7)
    faults = []
    for direction, shown in enumerate(lamps):
        if shown == 0:
            faults.append((direction, "dark"))
        if shown > 4:
            faults.append((direction, "too many"))
        if shown < 4:
            continue
        conflict = False
        for other in (direction - 1, direction - 3):
            if lamps[other] >= 4 or lamps[other] == 2:
                conflict = True
        if conflict:
            faults.append((direction, "conflict"))
    if lamps == [1, 1, 1, 1]:
        faults.append((None, "all stop"))
    return faults


assert crossing_lamp_faults(0o1414) == []
assert crossing_lamp_faults(0o1111) == [(None, "all stop")]
assert crossing_lamp_faults(0o1114) == []
assert crossing_lamp_faults(0o1124) == [(0, "conflict")]
assert crossing_lamp_faults(0o1134) == []
assert crossing_lamp_faults(0o2114) == [(0, "conflict")]
assert crossing_lamp_faults(0o1105) == [(0, "too many"), (1, "dark")]
assert crossing_lamp_faults(0o4414) == [(0, "conflict"), (2, "conflict"), (3, "conflict")]
assert crossing_lamp_faults(0o71616) == [(0, "too many"), (2, "too many")]
assert crossing_lamp_faults(0o2422) == [(2, "conflict")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
