"""People lend each other money in (lender, borrower, amount) entries. Return a dict from name to
balance, what others owe the person minus what the person owes, for everybody whose balance is not
0, sorted by balance from highest to lowest and by name among equals; entries in which both names
are the same are ignored."""


def open_balances(entries):
    balances = {}
    for lender, borrower, amount in entries:
        balances[lender] = balances.get(lender, 0) + amount
        balances[borrower] = balances.get(borrower, 0) - amount
    ordered = sorted(balances, key=lambda name: (-balances[name], name))
    return {name: balances[name] for name in ordered if balances[name] != 0}


assert open_balances([("ann", "bob", 5), ("bob", "cy", 3)]) == {"ann": 5, "bob": -2, "cy": -3}
assert open_balances([("ann", "bob", 5), ("bob", "ann", 5)]) == {}
assert open_balances([("ann", "ann", 5), ("ann", "bob", 1)]) == {"ann": 1, "bob": -1}
assert list(open_balances([("a", "b", 1), ("c", "d", 4)])) == ["c", "a", "b", "d"]
assert list(open_balances([("z", "b", 2), ("y", "c", 2)])) == ["y", "z", "b", "c"]
assert open_balances([]) == {}
assert open_balances([("a", "b", 1), ("a", "b", 2)]) == {"a": 3, "b": -3}
assert open_balances([("a", "b", 3), ("c", "a", 1)]) == {"a": 2, "c": 1, "b": -3}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
