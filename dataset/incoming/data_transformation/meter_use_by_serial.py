"""A household sends meter readings as (serial, reading) pairs in order; meters get replaced, and a
new serial starts a new meter that stood at 0 when it was fitted, and an old meter never comes back.
Return the used amount per reading after the first one of all, as a list: the difference from the
reading before, where a meter whose reading falls has run over its highest reading, the given size
minus 1, back to 0."""


def meter_use_by_serial(readings, size):
    used = []
    for (old_serial, old_reading), (serial, reading) in zip(readings, readings[1:]):
        if serial != old_serial:
            used.append(reading)
        else:
            used.append((reading - old_reading) % size)
    return used


assert meter_use_by_serial([("m", 5), ("m", 9), ("m", 30)], 100) == [4, 21]
assert meter_use_by_serial([("m", 95), ("m", 3)], 100) == [8]
assert meter_use_by_serial([("m", 95), ("n", 12), ("n", 15)], 100) == [12, 3]
assert meter_use_by_serial([("m", 7), ("m", 7)], 100) == [0]
assert meter_use_by_serial([("m", 7)], 100) == []
assert meter_use_by_serial([], 100) == []
assert meter_use_by_serial([("m", 999), ("m", 0), ("n", 0)], 1000) == [1, 0]
assert meter_use_by_serial([("a", 4), ("b", 6), ("c", 1)], 10) == [6, 1]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
