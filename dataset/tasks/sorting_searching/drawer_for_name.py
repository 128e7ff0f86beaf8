"""Drawers of a card index are labelled, in ascending order, with the first and the last name they
take, as (first, last) pairs. Return the position of the drawer that takes a given name, both labels
included and compared without regard to case, or None when the name falls before, between or after
the drawers; a last label also covers every longer name that begins with it."""


def drawer_for_name(drawers, name):
    low = 0
    high = len(drawers)
    wanted = name.lower()
    while low < high:
        middle = (low + high) // 2
        first, last = (label.lower() for label in drawers[middle])
        if wanted < first:
            high = middle
        elif wanted[: len(last)] > last:
            low = middle + 1
        else:
            return middle
    return None


assert drawer_for_name([("A", "Cm"), ("Cn", "H"), ("I", "Z")], "Dora") == 1
assert drawer_for_name([("A", "Cm"), ("Cn", "H"), ("I", "Z")], "cn") == 1
assert drawer_for_name([("A", "Cm"), ("Cn", "H"), ("I", "Z")], "CMX") == 0
assert drawer_for_name([("A", "Cm"), ("Cn", "H"), ("I", "Z")], "Hugo") == 1
assert drawer_for_name([("A", "C"), ("E", "G"), ("K", "M"), ("O", "P")], "Dan") is None
assert drawer_for_name([("A", "C"), ("E", "G"), ("K", "M"), ("O", "P")], "oto") == 3
assert drawer_for_name([("A", "C"), ("E", "G"), ("K", "M"), ("O", "P")], "Q") is None
assert drawer_for_name([("B", "C")], "A") is None
assert drawer_for_name([], "A") is None
assert drawer_for_name([("aa", "ab"), ("ad", "af")], "AF") == 1

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
