"""Return the smallest whole number of units that must be sold so that the income covers the fixed
cost plus the cost of the units, all amounts being whole numbers. Return None when one unit does not
bring in more than it costs although the fixed cost is above 0, or when more units than the capacity
would be needed; a fixed cost of 0 or less needs 0 units."""


def units_to_break_even(fixed, price, unit_cost, capacity):
    if fixed <= 0:
        return 0
    margin = price - unit_cost
    if margin <= 0:
        return None
    units = -(-fixed // margin)
    return units if units <= capacity else None


assert units_to_break_even(1000, 30, 10, 100) == 50
assert units_to_break_even(1001, 30, 10, 100) == 51
assert units_to_break_even(1000, 30, 10, 50) == 50
assert units_to_break_even(1000, 30, 10, 49) is None
assert units_to_break_even(10, 7, 7, 99) is None
assert units_to_break_even(3, 8, 7, 3) == 3
assert units_to_break_even(0, 5, 9, 10) == 0
assert units_to_break_even(1, 5, 2, 10) == 1
assert units_to_break_even(-4, 5, 2, 10) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
