"""Count how often a kettle has boiled from its temperatures: it has when it reaches 100, and it
must have been below the given reset temperature since, or the next 100 is the same boiling. A
reset temperature above 100 gives None."""


def kettle_stage_count(temperatures, reset):
    if reset > 100:
        return None
    armed = True
    count = 0
    for temperature in temperatures:
        if temperature < reset:
            armed = True
        elif temperature >= 100:
            count += armed
            armed = False
    return count


assert kettle_stage_count([20, 99, 100, 101], 80) == 1
assert kettle_stage_count([100, 80, 100], 80) == 1
assert kettle_stage_count([100, 79, 100], 80) == 2
assert kettle_stage_count([99, 70, 99], 80) == 0
assert kettle_stage_count([100, 99, 100], 100) == 2
assert kettle_stage_count([101, 50], 101) is None
assert kettle_stage_count([], 80) == 0
assert kettle_stage_count([100, 60, 70, 100, 100, 10], 65) == 2

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
