"""Group (second, value) readings into slots of a fixed number of seconds, where slot boundaries are
the multiples of that number and a reading on a boundary belongs to the later slot. Return (slot
start, count, sum) triples in order of time for every slot from the first to the last one with a
reading, including empty ones with count and sum 0; no readings give an empty list."""


def summarize_time_slots(readings, seconds):
    slots = {}
    for second, value in readings:
        count, total = slots.get(second // seconds, (0, 0))
        slots[second // seconds] = (count + 1, total + value)
    if not slots:
        return []
    rows = []
    for slot in range(min(slots), max(slots) + 1):
        rows.append((slot * seconds, *slots.get(slot, (0, 0))))
    return rows


assert summarize_time_slots([(0, 4), (9, 6), (12, 1)], 10) == [(0, 2, 10), (10, 1, 1)]
assert summarize_time_slots([(10, 5), (9, 7)], 10) == [(0, 1, 7), (10, 1, 5)]
assert summarize_time_slots([(21, 3), (45, 2)], 10) == [(20, 1, 3), (30, 0, 0), (40, 1, 2)]
assert summarize_time_slots([], 10) == []
assert summarize_time_slots([(-1, 8), (0, 2)], 5) == [(-5, 1, 8), (0, 1, 2)]
assert summarize_time_slots([(7, 1)], 7) == [(7, 1, 1)]
assert summarize_time_slots([(3, -2), (4, 2)], 1) == [(3, 1, -2), (4, 1, 2)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
