"""Check the bookings of a journal, given as (number, account, amount) entries, where entries with
the same number form one booking and positive amounts are debits and negative ones credits. Return
the sorted numbers of the bookings that have a fault: those with fewer than two entries, with an
amount of 0, with amounts that do not add up to 0, or with an account that occurs more than once."""


def faulty_bookings(entries):
    bookings = {}
    for number, account, amount in entries:
        bookings.setdefault(number, []).append((account, amount))
    faulty = []
    for number, parts in sorted(bookings.items()):
        accounts = {account for account, _ in parts}
        amounts = [amount for _, amount in parts]
        if len(accounts) < len(parts) or 0 in amounts or sum(amounts) != 0:
            faulty.append(number)
    return faulty


assert faulty_bookings([(1, "cash", 50), (1, "sales", -50)]) == []
assert faulty_bookings([(1, "cash", 50), (2, "cash", 9), (1, "sales", -50)]) == [2]
assert faulty_bookings([(1, "cash", 50), (1, "sales", -49)]) == [1]
assert faulty_bookings([(3, "a", 5), (3, "b", -5), (3, "c", 0)]) == [3]
assert faulty_bookings([(3, "a", 0)]) == [3]
assert faulty_bookings([(4, "a", 5), (4, "b", -9), (4, "a", 4)]) == [4]
assert faulty_bookings([(9, "a", 1), (2, "a", 1), (5, "a", 7), (5, "b", -3), (5, "c", -4)]) == [
    2,
    9,
]
assert faulty_bookings([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
