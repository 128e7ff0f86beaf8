"""Appointments begin at slots of a given number of minutes, counted from midnight of the same day.
Move a datetime to the nearest slot, a datetime exactly between two slots to the later one; seconds
count as well, and the last part of a day may move to midnight of the next day, which always begins
a slot."""

from datetime import datetime, timedelta


def nearest_slot_start(moment, minutes):
    midnight = datetime(moment.year, moment.month, moment.day)
    slot = timedelta(minutes=minutes)
    before = midnight + (moment - midnight) // slot * slot
    after = min(before + slot, midnight + timedelta(days=1))
    return before if moment - before < after - moment else after


assert nearest_slot_start(datetime(2024, 5, 1, 9, 7), 15) == datetime(2024, 5, 1, 9, 0)
assert nearest_slot_start(datetime(2024, 5, 1, 9, 8), 15) == datetime(2024, 5, 1, 9, 15)
assert nearest_slot_start(datetime(2024, 5, 1, 9, 7, 30), 15) == datetime(2024, 5, 1, 9, 15)
assert nearest_slot_start(datetime(2024, 5, 1, 9, 7, 29), 15) == datetime(2024, 5, 1, 9, 0)
assert nearest_slot_start(datetime(2024, 5, 1, 9, 30), 15) == datetime(2024, 5, 1, 9, 30)
assert nearest_slot_start(datetime(2024, 5, 1, 23, 50), 30) == datetime(2024, 5, 2)
assert nearest_slot_start(datetime(2024, 5, 1, 23, 30), 7 * 60) == datetime(2024, 5, 2)
assert nearest_slot_start(datetime(2024, 5, 1, 21, 40), 7 * 60) == datetime(2024, 5, 1, 21)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
