"""Guests are (name, family, age) triples. Families sit together: the family with the oldest member
comes first, families whose oldest members are of equal age by family name, and inside a family the
ages fall and equal ages go by name; a guest whose family is None is a family alone, which comes
after all named families of equal oldest age, several of them by name. Return the names."""


def family_seating_order(guests):
    oldest = {}
    for _, family, age in guests:
        if family is not None:
            oldest[family] = max(age, oldest.get(family, age))

    def place(guest):
        name, family, age = guest
        if family is None:
            return (-age, True, name)
        return (-oldest[family], False, family, -age, name)

    return [guest[0] for guest in sorted(guests, key=place)]


assert family_seating_order([("a", "Ek", 30), ("b", "Dal", 40), ("c", "Ek", 60)]) == ["c", "a", "b"]
assert family_seating_order([("a", "Ek", 40), ("b", "Dal", 40), ("c", "Ek", 7)]) == ["b", "a", "c"]
assert family_seating_order([("z", "Ek", 8), ("y", "Ek", 8), ("x", "Ek", 9)]) == ["x", "y", "z"]
assert family_seating_order([("a", None, 50), ("b", "Dal", 50), ("c", "Dal", 4)]) == ["b", "c", "a"]
assert family_seating_order([("d", None, 50), ("a", None, 50), ("b", None, 51)]) == ["b", "a", "d"]
assert family_seating_order([("a", None, 70), ("b", "Dal", 60), ("c", None, 20)]) == ["a", "b", "c"]
assert family_seating_order([]) == []
assert family_seating_order(
    [("p", "Ek", 41), ("q", "Dal", 12), ("r", "Ek", 39), ("s", "Dal", 40)]
) == ["p", "r", "s", "q"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
