"""A crew sails for a number of days. Every sailor eats 3 packs a day, from day 8 on 2 packs a day,
and one pack in reserve is taken for every 10 packs begun of that total, and one more for the ship's
cat. Return the number of packs including all that; a crew or a trip below 1 needs none."""


def crew_meal_packs(sailors, days):
    if sailors < 1 or days < 1:
        return 0
    total = sailors * (3 * min(days, 7) + 2 * max(days - 7, 0))
    return total + (total + 9) // 10 + 1


assert crew_meal_packs(4, 10) == 120
assert crew_meal_packs(1, 1) == 5
assert crew_meal_packs(10, 1) == 34
assert crew_meal_packs(1, 7) == 25
assert crew_meal_packs(1, 8) == 27
assert crew_meal_packs(0, 5) == 0
assert crew_meal_packs(-4, 5) == 0
assert crew_meal_packs(5, 0) == 0
assert crew_meal_packs(-1, -3) == 0
assert crew_meal_packs(5, -2) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
