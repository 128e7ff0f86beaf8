"""On a squared board two players lay rods, each from one grid point (column, row) to a neighbouring
one, given as pairs of points in any order. A square field, named by its lower left point, is closed
when all four rods on its sides lie there, and it belongs to the player who laid the last of the
four; players "A" and "B" lay rods in turn, A first, but a rod that lies already is a mistake that
loses the turn without being laid. Return (fields of A, fields of B) as two sorted lists."""


def rod_field_owners(rods):
    laid = set()
    fields = ([], [])
    for turn, (one, other) in enumerate(rods):
        rod = tuple(sorted((one, other)))
        if rod in laid:
            continue
        laid.add(rod)
        (x, y), end = rod
        beside = (x - 1, y) if end[0] == x else (x, y - 1)
        for left, low in ((x, y), beside):
            sides = {
                ((left, low), (left + 1, low)),
                ((left, low), (left, low + 1)),
                ((left, low + 1), (left + 1, low + 1)),
                ((left + 1, low), (left + 1, low + 1)),
            }
            if sides <= laid:
                fields[turn % 2].append((left, low))
    return sorted(fields[0]), sorted(fields[1])


assert rod_field_owners(
    [((0, 0), (1, 0)), ((0, 0), (0, 1)), ((0, 1), (1, 1)), ((1, 0), (1, 1))]
) == ([], [(0, 0)])
assert rod_field_owners(
    [((3, 4), (3, 3)), ((0, 0), (1, 0)), ((3, 4), (2, 4)), ((2, 4), (2, 3)), ((2, 3), (3, 3))]
) == ([(2, 3)], [])
assert rod_field_owners(
    [
        ((3, 4), (3, 3)),
        ((3, 3), (3, 4)),
        ((3, 4), (2, 4)),
        ((2, 4), (2, 3)),
        ((9, 9), (9, 8)),
        ((2, 3), (3, 3)),
    ]
) == ([], [(2, 3)])
assert rod_field_owners(
    [((3, 4), (3, 3)), ((3, 4), (2, 4)), ((2, 4), (2, 3)), ((2, 3), (3, 3)), ((2, 3), (3, 3))]
) == ([], [(2, 3)])
assert rod_field_owners(
    [
        ((1, 1), (2, 1)),
        ((1, 2), (2, 2)),
        ((1, 1), (1, 2)),
        ((3, 1), (2, 1)),
        ((3, 1), (3, 2)),
        ((2, 2), (3, 2)),
        ((2, 1), (2, 2)),
    ]
) == ([(1, 1), (2, 1)], [])
assert rod_field_owners(
    [
        ((1, 1), (1, 2)),
        ((2, 1), (2, 2)),
        ((1, 1), (2, 1)),
        ((1, 3), (1, 2)),
        ((2, 3), (2, 2)),
        ((1, 3), (2, 3)),
        ((7, 2), (7, 3)),
        ((1, 2), (2, 2)),
    ]
) == ([], [(1, 1), (1, 2)])
assert rod_field_owners([((0, 0), (1, 0)), ((0, 0), (0, 1)), ((0, 1), (1, 1))]) == ([], [])
assert rod_field_owners([]) == ([], [])
assert rod_field_owners(
    [((2, 3), (3, 3)), ((2, 4), (2, 3)), ((3, 4), (2, 4)), ((0, 0), (1, 0)), ((3, 4), (3, 3))]
) == ([(2, 3)], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
