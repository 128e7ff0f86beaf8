"""A theatre with the given number of seats in one row keeps its free seats as one bits, seat 0 at
the lowest bit, and seats groups, given as (name, size) in order. Each group takes the first run of
neighbouring free seats that has exactly its size, otherwise the first of the shortest runs that are
larger, where it sits at the low end; a group that fits into no run is divided, if dividing is
allowed and enough single seats are free, over the lowest free seats, and otherwise turned away. A
run ends at a taken seat or at the end of the row; return a dict from the name of each seated group
to its word of seats."""


def seat_group_words(free, seats, groups, dividing):
    placed = {}
    open_seats = [seat for seat in range(seats) if free >> seat & 1]
    for name, size in groups:
        runs = []
        for seat in open_seats:
            if runs and runs[-1][-1] == seat - 1:
                runs[-1].append(seat)
            else:
                runs.append([seat])
        fitting = [run for run in runs if len(run) >= size]
        if fitting:
            chosen = min(fitting, key=len)[:size]
        elif dividing and len(open_seats) >= size:
            chosen = open_seats[:size]
        else:
            continue
        open_seats = [seat for seat in open_seats if seat not in chosen]
        placed[name] = sum(1 << seat for seat in chosen)
    return placed


assert seat_group_words(0b11101101, 8, [("a", 2), ("b", 3)], False) == {
    "a": 0b1100,
    "b": 0b11100000,
}
assert seat_group_words(0b1111011, 7, [("a", 1), ("b", 1)], False) == {"a": 0b1, "b": 0b10}
assert seat_group_words(0b1111011, 7, [("a", 5)], False) == {}
assert seat_group_words(0b1111011, 7, [("a", 5)], True) == {"a": 0b111011}
assert seat_group_words(0b1111011, 7, [("a", 6), ("b", 1)], True) == {"a": 0b1111011}
assert seat_group_words(0b1111011, 7, [("a", 7), ("b", 1)], True) == {"b": 0b1}
assert seat_group_words(0b11110111, 4, [("a", 3), ("b", 1)], False) == {"a": 0b111}
assert seat_group_words(0b1110111, 7, [("a", 3)], False) == {"a": 0b111}
assert seat_group_words(0, 5, [("a", 1)], True) == {}
assert seat_group_words(0b110111, 6, [("a", 2), ("b", 2)], False) == {"a": 0b110000, "b": 0b11}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
