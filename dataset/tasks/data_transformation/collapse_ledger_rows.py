"""Join neighbouring (account, amount) rows of a ledger that have the same account into one row with
the sum of their amounts; rows of the same account that are not neighbours stay apart. A joined sum
of 0 removes the row, but the rows around it are not joined with each other because of that."""


def collapse_ledger_rows(rows):
    joined = []
    for account, amount in rows:
        if joined and joined[-1][0] == account:
            joined[-1] = (account, joined[-1][1] + amount)
        else:
            joined.append((account, amount))
    return [row for row in joined if row[1] != 0]


assert collapse_ledger_rows([("a", 2), ("a", 3), ("b", 1)]) == [("a", 5), ("b", 1)]
assert collapse_ledger_rows([("a", 2), ("b", 3), ("a", 4)]) == [("a", 2), ("b", 3), ("a", 4)]
assert collapse_ledger_rows([("a", 2), ("a", -2), ("b", 1)]) == [("b", 1)]
assert collapse_ledger_rows([("a", 1), ("b", 5), ("b", -5), ("a", 1)]) == [("a", 1), ("a", 1)]
assert collapse_ledger_rows([]) == []
assert collapse_ledger_rows([("a", 0)]) == []
assert collapse_ledger_rows([("a", 1), ("a", 1), ("a", 1), ("b", -1)]) == [("a", 3), ("b", -1)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
