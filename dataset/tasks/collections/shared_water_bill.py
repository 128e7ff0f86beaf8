"""Gardeners share plots: a dict maps a plot to the list of its owners. Each plot's water bill in
cents, from a second dict, is divided equally among its owners, and cents that cannot be divided go
one each to the first owners in the list. Return the dict from owner to total in the order of first
appearance when going through the plots; plots without a bill are free, and the bill of a plot
without owners is divided among all owners of all plots in their order of first appearance."""


def shared_water_bill(plots, bills):
    totals = {}
    for owners in plots.values():
        for owner in owners:
            totals.setdefault(owner, 0)
    everybody = list(totals)
    for plot, owners in plots.items():
        payers = owners or everybody
        if not payers:
            continue
        share, rest = divmod(bills.get(plot, 0), len(payers))
        for index, payer in enumerate(payers):
            totals[payer] += share
            if index < rest:
                totals[payer] += 1
    return totals


assert shared_water_bill({"p": ["a", "b"]}, {"p": 101}) == {"a": 51, "b": 50}
assert shared_water_bill({"p": ["a", "b"], "q": ["b"]}, {"q": 7}) == {"a": 0, "b": 7}
assert shared_water_bill({"p": [], "q": ["c", "a"], "r": ["b"]}, {"p": 5}) == {
    "c": 2,
    "a": 2,
    "b": 1,
}
assert shared_water_bill({"p": []}, {"p": 5}) == {}
assert shared_water_bill({}, {"p": 5}) == {}
assert list(shared_water_bill({"q": ["c"], "p": ["a", "c"]}, {})) == ["c", "a"]
assert shared_water_bill({"p": ["a", "b", "c"], "q": ["a"]}, {"p": 8, "q": 1}) == {
    "a": 4,
    "b": 3,
    "c": 2,
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
