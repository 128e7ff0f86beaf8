"""A tray for warm meals is checked every ten minutes by a list of temperatures. A meal is "fresh"
until it was below 60 in three checks in a row, then "cooled" until it was at 75 or more in one
check, which makes it "reheated"; a reheated meal that is below 60 in one check is "waste" for
good, and so is any meal in a check below 5 or above 120. Return the final name and the number of
checks up to and including the one that made it waste, or 0 if none did; an empty list gives
("fresh", 0)."""


def meal_box_heater(temperatures):
    name = "fresh"
    cold = 0
    for number, temperature in enumerate(temperatures, 1):
        if temperature < 5 or temperature > 120:
            return ("waste", number)
        if temperature < 60:
            if name == "reheated":
                return ("waste", number)
            cold += 1
            if cold == 3:
                name = "cooled"
            continue
        cold = 0
        if temperature >= 75 and name == "cooled":
            name = "reheated"
    return (name, 0)


assert meal_box_heater([]) == ("fresh", 0)
assert meal_box_heater([59, 59, 60, 59]) == ("fresh", 0)
assert meal_box_heater([59, 58, 57, 74]) == ("cooled", 0)
assert meal_box_heater([50, 50, 50, 75, 60]) == ("reheated", 0)
assert meal_box_heater([50, 50, 50, 50, 75, 59, 80]) == ("waste", 6)
assert meal_box_heater([80, 5, 120]) == ("fresh", 0)
assert meal_box_heater([74, 57, 58, 59]) == ("cooled", 0)
assert meal_box_heater([80, 4]) == ("waste", 2)
assert meal_box_heater([121, 80]) == ("waste", 1)
assert meal_box_heater([75, 50, 50]) == ("fresh", 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
