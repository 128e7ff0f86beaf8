"""A greenhouse reports a byte of sensors: bit 0 too warm, bit 1 too cold, bit 2 dry soil, bit 3
dark, bit 4 wind, bit 5 rain and bit 6 tank empty. Return the list of actions for it, in this order
and each with its rule: "alarm" when too warm and too cold are set together, in which case it is the
only action; "close roof" for wind, rain or too cold, otherwise "open roof" when too warm; "heat"
when too cold, and "shade" when too warm but not dark; "water" when the soil is dry, unless the tank
is empty, where "fill tank" takes its place, or rain falls through the open roof, which is so when
it rains but a set of manual settings contains "roof"; "light" when it is dark and the settings
contain "lamp". With "roof" among the settings, the two roof actions are left out."""


def greenhouse_actions(sensors, settings):
    names = ["warm", "cold", "dry", "dark", "wind", "rain", "empty"]
    active = set()
    for bit, name in enumerate(names):
        if sensors >> bit & 1:
            active.add(name)
    if "warm" in active and "cold" in active:
        return ["alarm"]
    manual = "roof" in settings
    actions = []
    if not manual:
        if active & {"wind", "rain", "cold"}:
            actions.append("close roof")
        elif "warm" in active:
            actions.append("open roof")
    if "cold" in active:
        actions.append("heat")
    if "warm" in active and "dark" not in active:
        actions.append("shade")
    if "dry" in active:
        if "rain" in active and manual:
            pass
        elif "empty" in active:
            actions.append("fill tank")
        else:
            actions.append("water")
    if "dark" in active and "lamp" in settings:
        actions.append("light")
    return actions


assert greenhouse_actions(0b0000001, set()) == ["open roof", "shade"]
assert greenhouse_actions(0b0001001, {"lamp"}) == ["open roof", "light"]
assert greenhouse_actions(0b0000011, {"roof"}) == ["alarm"]
assert greenhouse_actions(0b0000110, set()) == ["close roof", "heat", "water"]
assert greenhouse_actions(0b1010101, set()) == ["close roof", "shade", "fill tank"]
assert greenhouse_actions(0b0100100, {"roof"}) == []
assert greenhouse_actions(0b0100100, {"lamp"}) == ["close roof", "water"]
assert greenhouse_actions(0b1000100, {"roof"}) == ["fill tank"]
assert greenhouse_actions(0b0001000, {"roof"}) == []
assert greenhouse_actions(0b1100001, {"roof"}) == ["shade"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
