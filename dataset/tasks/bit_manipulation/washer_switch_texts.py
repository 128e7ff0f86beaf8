"""A washing machine reports its doors, levels and motors in two bytes, the present and the wanted
ones: bit 0 door locked, bit 1 water in, bit 2 pump, bit 3 heater, bit 4 motor, bit 5 motor fast.
Make a list of the switching texts that lead from the present to the wanted byte, first all that is
switched off, from the highest bit to the lowest, and then all that is switched on, from the lowest
to the highest, as "name off" and "name on" with the names "door", "inlet", "pump", "heater",
"motor" and "spin". A wanted byte that is not safe gives the one text of the first rule it breaks:
"door open" when anything is wanted without the door locked, "flooding" for inlet and pump together,
"no motor" for fast without motor, and "dry heating" for the heater together with the pump; bits 6
and 7 are ignored throughout."""


def washer_switch_texts(present, wanted):
    names = ["door", "inlet", "pump", "heater", "motor", "spin"]
    present &= 63
    wanted &= 63
    if wanted and not wanted & 1:
        return ["door open"]
    if wanted & 6 == 6:
        return ["flooding"]
    if wanted & 48 == 32:
        return ["no motor"]
    if wanted & 12 == 12:
        return ["dry heating"]
    switched_off = []
    switched_on = []
    for bit, name in enumerate(names):
        before = present >> bit & 1
        after = wanted >> bit & 1
        if before and not after:
            switched_off.append(name + " off")
        if after and not before:
            switched_on.append(name + " on")
    return switched_off[::-1] + switched_on


assert washer_switch_texts(0b000011, 0b010101) == ["inlet off", "pump on", "motor on"]
assert washer_switch_texts(0b110001, 0) == ["spin off", "motor off", "door off"]
assert washer_switch_texts(0, 0b111011) == [
    "door on",
    "inlet on",
    "heater on",
    "motor on",
    "spin on",
]
assert washer_switch_texts(0, 0b101110) == ["door open"]
assert washer_switch_texts(0, 0b101111) == ["flooding"]
assert washer_switch_texts(0, 0b101101) == ["no motor"]
assert washer_switch_texts(0, 0b011101) == ["dry heating"]
assert washer_switch_texts(0b11000000, 0b01000000) == []
assert washer_switch_texts(0b000111, 0b000001) == ["pump off", "inlet off"]
assert washer_switch_texts(0b110001, 0b110001) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
