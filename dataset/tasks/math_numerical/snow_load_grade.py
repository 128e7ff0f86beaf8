"""A roof carries layers of snow, each a (centimetres, kind) pair; a centimetre of "fresh" weighs 1,
of "settled" 2, of "wet" 4 and of "ice" 9 kilograms a square metre, and any other kind weighs 3.
Return "safe" up to half of the limit, "watch" up to three quarters of it, "clear" up to the limit
itself and "close" above it, each bound belonging to the milder word. Layers of 0 centimetres or
less are ignored, and a limit of 0 or less gives "unknown"."""


def snow_load_grade(layers, limit):
    if limit <= 0:
        return "unknown"
    weights = {"fresh": 1, "settled": 2, "wet": 4, "ice": 9}
    load = 0
    for depth, kind in layers:
        load += max(depth, 0) * weights.get(kind, 3)
    if load * 2 <= limit:
        return "safe"
    if load * 4 <= limit * 3:
        return "watch"
    if load <= limit:
        return "clear"
    return "close"


assert snow_load_grade([(20, "fresh"), (15, "settled")], 100) == "safe"
assert snow_load_grade([(51, "fresh")], 100) == "watch"
assert snow_load_grade([(25, "hail")], 100) == "watch"
assert snow_load_grade([(25, "wet")], 100) == "clear"
assert snow_load_grade([(1, "ice")], 12) == "watch"
assert snow_load_grade([(9, "ice"), (20, "fresh")], 100) == "close"
assert snow_load_grade([(-30, "ice"), (51, "fresh")], 100) == "watch"
assert snow_load_grade([], 0) == "unknown"
assert snow_load_grade([(0, "ice")], 1) == "safe"
assert snow_load_grade([(1, "settled")], 1) == "close"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
