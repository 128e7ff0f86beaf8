"""A coffee machine reports its state as a list of byte values, to be read into a dict: byte 0 has
the drink in its lowest three bits, where 0 stands for "none", 1 "espresso", 2 "latte", 3 "tea" and
all others "other", and the strength (1 to 4) minus one in the next two bits; byte 1 holds the water
in tenths of a litre in its lowest six bits, with bit 6 for "filter" and bit 7 for "grounds". The
dict has the keys "drink", "strength", "water" (in millilitres) and "faults", a list of the names of
the raised bits of byte 1 in the order of the bits. A strength is 0 when the drink is "none" or
"tea"; a third byte, if there is one, is a temperature in degrees that adds the fault "cold" to the
end when below 80, and fewer than two bytes give None instead of a dict."""


def coffee_machine_state(data):
    if len(data) < 2:
        return None
    drinks = ["none", "espresso", "latte", "tea"]
    number = data[0] & 7
    drink = "other"
    if number < len(drinks):
        drink = drinks[number]
    strength = (data[0] >> 3 & 3) + 1
    if drink in ("none", "tea"):
        strength = 0
    faults = []
    if data[1] & 64:
        faults.append("filter")
    if data[1] & 128:
        faults.append("grounds")
    if len(data) > 2 and data[2] < 80:
        faults.append("cold")
    return {
        "drink": drink,
        "strength": strength,
        "water": (data[1] & 63) * 100,
        "faults": faults,
    }


assert coffee_machine_state([0b00011001, 12]) == {
    "drink": "espresso",
    "strength": 4,
    "water": 1200,
    "faults": [],
}
assert coffee_machine_state([0b00001010, 0b11000001]) == {
    "drink": "latte",
    "strength": 2,
    "water": 100,
    "faults": ["filter", "grounds"],
}
assert coffee_machine_state([0b00011011, 63, 79]) == {
    "drink": "tea",
    "strength": 0,
    "water": 6300,
    "faults": ["cold"],
}
assert coffee_machine_state([0b11110000, 128, 80]) == {
    "drink": "none",
    "strength": 0,
    "water": 0,
    "faults": ["grounds"],
}
assert coffee_machine_state([4, 64, 20, 9]) == {
    "drink": "other",
    "strength": 1,
    "water": 0,
    "faults": ["filter", "cold"],
}
assert coffee_machine_state([7, 32, 80]) == {
    "drink": "other",
    "strength": 1,
    "water": 3200,
    "faults": [],
}
assert coffee_machine_state([1]) is None
assert coffee_machine_state([]) is None
assert coffee_machine_state([0b10010001, 0]) == {
    "drink": "espresso",
    "strength": 3,
    "water": 0,
    "faults": [],
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
