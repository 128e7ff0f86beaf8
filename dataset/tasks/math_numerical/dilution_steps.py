"""A bottle of syrup has a strength in thousandths. Each step pours off the given percentage and
fills up with water, so that the strength falls by that percentage of itself, the loss rounded up to
whole thousandths. Return how many steps it takes to come to the wanted strength or below, 0 when it
is already there, or None when the percentage is not from 1 to 100 or the wanted strength is
negative."""


def dilution_steps(strength, percent, wanted):
    if percent < 1 or percent > 100 or wanted < 0:
        return None
    steps = 0
    while strength > wanted:
        strength += -strength * percent // 100
        steps += 1
    return steps


assert dilution_steps(500, 1, 0) == 228
assert dilution_steps(100, 10, 90) == 1
assert dilution_steps(101, 10, 90) == 1
assert dilution_steps(101, 10, 89) == 2
assert dilution_steps(3, 1, 0) == 3
assert dilution_steps(500, 100, 0) == 1
assert dilution_steps(500, 101, 600) is None
assert dilution_steps(500, 0, 600) is None
assert dilution_steps(40, 20, -1) is None
assert dilution_steps(40, 20, 40) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
