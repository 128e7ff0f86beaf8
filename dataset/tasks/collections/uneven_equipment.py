"""Every bus in a fleet has a set of equipment names. Return the sorted list of the equipment that
is on at least one bus but on fewer than all of them; a fleet of one bus gives an empty list, as
does an empty fleet."""


def uneven_equipment(fleet):
    if not fleet:
        return []
    everywhere = set.intersection(*fleet)
    anywhere = set.union(*fleet)
    return sorted(anywhere - everywhere)


assert uneven_equipment([{"wifi", "ramp"}, {"ramp", "radio"}]) == ["radio", "wifi"]
assert uneven_equipment([{"wifi"}]) == []
assert uneven_equipment([]) == []
assert uneven_equipment([{"wifi"}, set()]) == ["wifi"]
assert uneven_equipment([{"b", "a"}, {"a", "b"}]) == []
assert uneven_equipment([{"a", "b"}, {"b", "c"}, {"b", "c"}]) == ["a", "c"]
assert uneven_equipment([{"z", "y"}, {"x"}]) == ["x", "y", "z"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
