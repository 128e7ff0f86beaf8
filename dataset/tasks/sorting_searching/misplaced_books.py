"""Books on a shelf should stand in ascending order of their codes. Going from left to right, a book
is out of place when its code is smaller than that of the last book that was not out of place;
return the list of (index, code) of the books out of place, where equal codes next to each other are
fine and the first book always is in place."""


def misplaced_books(codes):
    wrong = []
    highest = None
    for index, code in enumerate(codes):
        if highest is not None and code < highest:
            wrong.append((index, code))
        else:
            highest = code
    return wrong


assert misplaced_books(["a1", "b2", "a9", "c3"]) == [(2, "a9")]
assert misplaced_books(["a1", "c3", "a9", "b2", "d4"]) == [(2, "a9"), (3, "b2")]
assert misplaced_books(["b", "b", "c"]) == []
assert misplaced_books(["z", "a", "b", "z"]) == [(1, "a"), (2, "b")]
assert misplaced_books([]) == []
assert misplaced_books(["q"]) == []
assert misplaced_books(["", "a", "", "a"]) == [(2, "")]
assert misplaced_books(["c", "b"]) == [(1, "b")]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
