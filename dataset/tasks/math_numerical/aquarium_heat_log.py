"""An aquarium loses 1 tenth of a degree each hour for every full 20 tenths by which it is warmer
than the room, after which a heater adds 4 tenths in each hour in which the water is then below the
wanted value. Return the list of temperatures in tenths after each of the given room values, one an
hour; a room warmer than the water or equally warm changes nothing by itself. A wanted value above
320 is unsafe and gives an empty list."""


def aquarium_heat_log(water, wanted, rooms):
    if wanted > 320:
        return []
    log = []
    for room in rooms:
        water -= max(0, (water - room) // 20)
        if water < wanted:
            water += 4
        log.append(water)
    return log


assert aquarium_heat_log(250, 240, [200, 200, 180]) == [248, 246, 243]
assert aquarium_heat_log(240, 240, [220]) == [243]
assert aquarium_heat_log(240, 239, [220]) == [239]
assert aquarium_heat_log(240, 240, [221]) == [240]
assert aquarium_heat_log(200, 100, [300, 200]) == [200, 200]
assert aquarium_heat_log(300, 320, [300]) == [304]
assert aquarium_heat_log(300, 321, [300]) == []
assert aquarium_heat_log(250, 260, []) == []
assert aquarium_heat_log(100, 110, [120, 120, 120, 90]) == [104, 108, 112, 111]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
