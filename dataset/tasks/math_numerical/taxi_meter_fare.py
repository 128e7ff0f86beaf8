"""A taxi charges 400 cents, which include the first 1000 metres, and beyond them 50 cents once and
20 cents for every further 100 metres begun. A night trip costs a third more, the extra rounded down
to whole cents; a trip of 0 metres or less costs 0 by day and by night."""


def taxi_meter_fare(metres, night):
    if metres <= 0:
        return 0
    fare = 400
    if metres > 1000:
        fare += 50 + (metres - 1000 + 99) // 100 * 20
    if night:
        fare += fare // 3
    return fare


assert taxi_meter_fare(2500, False) == 750
assert taxi_meter_fare(1000, False) == 400
assert taxi_meter_fare(1001, False) == 470
assert taxi_meter_fare(1100, False) == 470
assert taxi_meter_fare(1101, True) == 653
assert taxi_meter_fare(0, True) == 0
assert taxi_meter_fare(1, False) == 400
assert taxi_meter_fare(-5, False) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
