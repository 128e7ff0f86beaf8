"""Propose a free user name for a person: the given name's first letter and the family name, in
small letters, without spaces, hyphens and apostrophes, cut to 8 characters. While a proposal is in
the collection of taken names, the next is the same with the number 2, 3 and so on at its end, for
which letters are cut off so that no proposal is longer than 8 characters. A person without family
name gets the whole given name instead."""

from itertools import count


def free_login_name(given, family, taken):
    base = given[:1] + family if family else given
    for mark in (" ", "-", "'"):
        base = base.replace(mark, "")
    base = base.lower()[:8]
    if base not in taken:
        return base
    for number in count(2):
        ending = str(number)
        proposal = base[: 8 - len(ending)] + ending
        if proposal not in taken:
            return proposal


assert free_login_name("Anna", "Berg", []) == "aberg"
assert free_login_name("Anna", "Bergstrom", {"aberg"}) == "abergstr"
assert free_login_name("Al", "O'Hara Mc-X", []) == "aoharamc"
assert free_login_name("Anna", "Berg", ["aberg"]) == "aberg2"
assert free_login_name("Anna", "Bergstrom", ["abergstr", "abergst2"]) == "abergst3"
assert free_login_name("Mary Ann", "", ["maryann"]) == "maryann2"
assert free_login_name("B", "C", ["bc", "bc2", "bc3", "bc5"]) == "bc4"
assert (
    free_login_name(
        "E",
        "Longnames",
        ["elongnam"] + [f"elongna{number}" for number in range(2, 10)],
    )
    == "elongn10"
)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
