"""Round tables of different sizes are placed in a hall from (0, 0) to the given (width, depth):
each is (x, y, radius) with the middle at (x, y). Every table needs the given aisle of free floor
around its rim, to the walls and to the rims of the tables that were placed before it, exactly the
aisle being enough. Go through the tables in order and return the list of the positions of those
that are placed; a table that does not fit is left out and hinders no other."""


def placed_round_tables(tables, width, depth, aisle):
    placed = []
    kept = []
    for position, (x, y, radius) in enumerate(tables):
        room = radius + aisle
        if not (room <= x <= width - room and room <= y <= depth - room):
            continue
        for left, low, other in kept:
            if (x - left) * (x - left) + (y - low) * (y - low) < (room + other) ** 2:
                break
        else:
            kept.append((x, y, radius))
            placed.append(position)
    return placed


assert placed_round_tables([(3, 3, 2), (8, 3, 2), (13, 3, 2)], 16, 6, 1) == [0, 1, 2]
assert placed_round_tables([(3, 3, 2), (7, 3, 2), (8, 3, 2)], 16, 6, 1) == [0, 2]
assert placed_round_tables([(2, 3, 2), (13, 3, 2), (8, 2, 2), (8, 4, 2)], 15, 6, 1) == []
assert placed_round_tables([(3, 3, 1), (6, 7, 3), (9, 8, 1)], 12, 12, 1) == [0, 1]
assert placed_round_tables([(3, 3, 1), (6, 7, 4), (9, 8, 1)], 12, 12, 0) == [0, 1]
assert placed_round_tables([(3, 3, 2), (8, 3, 2), (8, 3, 2)], 16, 6, 1) == [0, 1]
assert placed_round_tables([], 9, 9, 1) == []
assert placed_round_tables([(3, 3, 1), (6, 7, 3)], 12, 12, 2) == [0]
assert placed_round_tables([(5, 5, 5)], 10, 10, 0) == [0]
assert placed_round_tables([(2, 2, 1), (8, 10, 8), (6, 2, 2)], 20, 20, 0) == [0, 1]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
