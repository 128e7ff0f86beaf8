"""A library has one copy of a book. Events are (action, reader): "lend" gives it to the reader if
it is on the shelf or if it lies ready for exactly this reader, "back" brings it back if this
reader has it, and "wish" puts a reader at the end of the waiting list unless they have the book,
wait already or it lies ready for them; a book that comes back lies ready for the first reader who
waits, who leaves the list, or else goes on the shelf; a wish for a book on the shelf makes it lie
ready at once. Return (place, reader, waiting list), the place being "shelf" with reader None,
"ready" or "lent"."""


def loan_copy_holder(events):
    place = "shelf"
    holder = None
    waiting = []
    for action, reader in events:
        if action == "lend":
            if place == "shelf" or reader == holder:
                place = "lent"
                holder = reader
        elif action == "wish":
            if reader == holder or reader in waiting:
                continue
            if place == "shelf":
                place = "ready"
                holder = reader
            else:
                waiting.append(reader)
        elif place == "lent" and reader == holder:
            if waiting:
                place = "ready"
                holder = waiting.pop(0)
            else:
                place = "shelf"
                holder = None
    return (place, holder, waiting)


assert loan_copy_holder([]) == ("shelf", None, [])
assert loan_copy_holder([("lend", "a"), ("lend", "b")]) == ("lent", "a", [])
assert loan_copy_holder([("wish", "a"), ("lend", "b")]) == ("ready", "a", [])
assert loan_copy_holder([("wish", "a"), ("lend", "a"), ("back", "b")]) == ("lent", "a", [])
assert loan_copy_holder([("lend", "a"), ("wish", "b"), ("wish", "c"), ("back", "a")]) == (
    "ready",
    "b",
    ["c"],
)
assert loan_copy_holder([("lend", "a"), ("wish", "a"), ("wish", "b"), ("wish", "b")]) == (
    "lent",
    "a",
    ["b"],
)
assert loan_copy_holder([("lend", "a"), ("back", "a")]) == ("shelf", None, [])
assert loan_copy_holder([("wish", "a"), ("wish", "c"), ("back", "a")]) == (
    "ready",
    "a",
    ["c"],
)
assert loan_copy_holder([("lend", "a"), ("back", "a"), ("lend", "b")]) == ("lent", "b", [])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
