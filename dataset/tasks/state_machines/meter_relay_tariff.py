"""A relay at a meter counts the units used at the day and at the night price. It stands at "day"
and its signal is a list of (pulses, units) pairs, one for each quarter of an hour: 3 pulses or
more set it to night for this quarter and those after it, exactly 2 to day, and fewer keep it; but
after 40 quarters of night in a row without a signal of 3 or more it goes to day by itself. Return
(day units, night units); a quarter with negative units is a fault and makes the whole answer
None."""


def meter_relay_tariff(quarters):
    night = False
    used = [0, 0]
    for pulses, units in quarters:
        if units < 0:
            return None
        if pulses >= 3:
            night = True
            since = 0
        elif pulses == 2 or (night and since == 40):
            night = False
        if night:
            since += 1
        used[night] += units
    return tuple(used)


assert meter_relay_tariff([(0, 5), (3, 2), (1, 4)]) == (5, 6)
assert meter_relay_tariff([(4, 5), (2, 2), (1, 4)]) == (6, 5)
assert meter_relay_tariff([(3, 1)] + [(0, 1)] * 39) == (0, 40)
assert meter_relay_tariff([(3, 1)] + [(0, 1)] * 41) == (2, 40)
assert meter_relay_tariff([(3, 1)] + [(0, 1)] * 20 + [(3, 1)] + [(0, 1)] * 39) == (0, 61)
assert meter_relay_tariff([(3, 1), (2, 1), (3, 1)] + [(0, 1)] * 40) == (2, 41)
assert meter_relay_tariff([(0, 1), (3, -1)]) is None
assert meter_relay_tariff([(0, 0), (3, 7)]) == (0, 7)
assert meter_relay_tariff([]) == (0, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
