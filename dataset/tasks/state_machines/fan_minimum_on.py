"""A fan is asked on or off once a minute by a list of booleans and obeys, but once it has changed
it stays for at least the given number of minutes, the minute of the change included. It is off at
first and may come on at once. Return a string with "1" for every minute in which it runs and "0"
for the others; a minimum below 1 counts as 1."""


def fan_minimum_on(wishes, minimum):
    runs = False
    held = minimum
    text = ""
    for wish in wishes:
        if wish != runs and held >= minimum:
            runs = wish
            held = 0
        held += 1
        text += "1" if runs else "0"
    return text


assert fan_minimum_on([True, False, False], 1) == "100"
assert fan_minimum_on([True, False, False], 2) == "110"
assert fan_minimum_on([True, False, False, True, True, True], 3) == "111111"
assert fan_minimum_on([True, False, False, False, True, True, True], 3) == "1110001"
assert fan_minimum_on([False, True, False, True], 2) == "0111"
assert fan_minimum_on([True, False], 0) == "10"
assert fan_minimum_on([False, False], 2) == "00"
assert fan_minimum_on([], 2) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
