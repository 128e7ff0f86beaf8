"""A drone's flight is a string, one sign a minute: "f" flies and takes 3 from the charge, "h"
hovers and takes 2, "c" stands on the pad and adds 5 up to 100. When the charge falls below 20 in
the air the drone calls "low" once, again only after it has been at 50 or more; when a minute would
bring it to 0 or less it lands: it calls "land" and the rest of the string is left out. List the
(minute, call) pairs with minutes counted from 1, for a drone that begins with the given charge;
one above 100 counts as 100, and one of 0 or less gives an empty list."""


def drone_battery_calls(flight, charge):
    if charge <= 0:
        return []
    calls = []
    charge = min(charge, 100)
    warned = False
    for minute, sign in enumerate(flight, 1):
        if sign == "c":
            charge = min(100, charge + 5)
        else:
            charge -= 3 if sign == "f" else 2
            if charge <= 0:
                calls.append((minute, "land"))
                break
            if charge < 20 and not warned:
                calls.append((minute, "low"))
                warned = True
        if charge >= 50:
            warned = False
    return calls


assert drone_battery_calls("cc" + "h" * 41, 99) == [(43, "low")]
assert drone_battery_calls("hff", 1) == [(1, "land")]
assert drone_battery_calls("hhh", 6) == [(1, "low"), (3, "land")]
assert drone_battery_calls("fcfhf", 23) == [(5, "low")]
assert drone_battery_calls("ff" + "c" * 7 + "f" * 12, 21) == [(1, "low"), (20, "low")]
assert drone_battery_calls("hh" + "c" * 7 + "f" * 11, 18) == [(1, "low")]
assert drone_battery_calls("h" * 50, 130) == [(41, "low"), (50, "land")]
assert drone_battery_calls("cff", 0) == []
assert drone_battery_calls("hhh", 7) == [(1, "low")]
assert drone_battery_calls("c" * 2 + "f" * 28, 99) == [(29, "low")]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
