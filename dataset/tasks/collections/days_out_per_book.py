"""Books are borrowed and returned in (day, "take" or "give", book) events in order of day. Return a
dict from book to the total number of days it was out, counting only times of at least the given
length, with the books in the order in which they were first taken; a book not yet given back is out
until the last day given, a take of a book that is out and a give of one that is not are ignored.
Books whose total is 0 are left out."""


def days_out_per_book(events, last_day, shortest):
    since = {}
    totals = {}
    for day, action, book in events:
        if action == "take" and book not in since:
            since[book] = day
            totals.setdefault(book, 0)
        elif action == "give" and book in since:
            days = day - since.pop(book)
            if days >= shortest:
                totals[book] += days
    for book, day in since.items():
        if last_day - day >= shortest:
            totals[book] += last_day - day
    return {book: days for book, days in totals.items() if days > 0}


assert days_out_per_book([(1, "take", "x"), (5, "give", "x")], 9, 1) == {"x": 4}
assert days_out_per_book([(1, "take", "x"), (5, "give", "x")], 9, 5) == {}
assert days_out_per_book([(1, "take", "x"), (5, "give", "x"), (7, "take", "x")], 9, 2) == {"x": 6}
assert days_out_per_book([(7, "take", "x"), (8, "take", "x")], 9, 3) == {}
assert days_out_per_book(
    [(1, "take", "x"), (2, "take", "x"), (4, "give", "x"), (6, "give", "x")], 9, 3
) == {"x": 3}
assert days_out_per_book(
    [(1, "give", "x"), (3, "take", "y"), (4, "take", "x"), (5, "give", "x")], 9, 0
) == {
    "y": 6,
    "x": 1,
}
assert days_out_per_book([(2, "take", "x"), (2, "give", "x")], 2, 0) == {}
assert list(days_out_per_book([(1, "take", "b"), (1, "take", "a"), (2, "give", "a")], 5, 1)) == [
    "b",
    "a",
]
assert days_out_per_book([(5, "give", "x")], 9, 1) == {}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
