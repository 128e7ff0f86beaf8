"""Draughts pieces of one colour stand on a board of rows of four dark fields; a row is a word of
four bits with field 0 at the lowest (higher bits mean nothing), rows are listed from the far side,
and in even rows field f touches the fields f and f + 1 of the rows above and below, in odd rows the
fields f - 1 and f, as far as these exist. List the simple moves of all pieces towards the far side
(row number one lower) onto fields that are free, as (row, field, new field) triples, ordered by row
and then by field and then by new field; pieces in a word of kings, given as a second list of rows,
may also move to the row number one higher, and their moves to higher rows come after all other
moves in the same order. Fields taken by the other colour, a third list, are not free; all lists
have equally many rows."""


def draughts_simple_moves(pieces, kings, others):
    forward = []
    backward = []
    for row, word in enumerate(pieces):
        for field in range(4):
            if not word >> field & 1:
                continue
            targets = [field, field + 1]
            if row % 2 == 1:
                targets = [field - 1, field]
            for step, moves in ((-1, forward), (1, backward)):
                if step == 1 and not kings[row] >> field & 1:
                    continue
                near = row + step
                if near not in range(len(pieces)):
                    continue
                for target in targets:
                    if target not in range(4):
                        continue
                    if (pieces[near] | others[near]) >> target & 1:
                        continue
                    moves.append((row, field, target))
    return forward + backward


assert draughts_simple_moves([0, 0b10010], [0, 0], [0, 0]) == [(1, 1, 0), (1, 1, 1)]
assert draughts_simple_moves([0, 0b0001], [0, 0], [0, 0]) == [(1, 0, 0)]
assert draughts_simple_moves([0, 0, 0b1001], [0, 0, 0], [0, 0, 0]) == [
    (2, 0, 0),
    (2, 0, 1),
    (2, 3, 3),
]
assert draughts_simple_moves([0, 0, 0b0001], [0, 0, 0], [0, 0b0001, 0]) == [(2, 0, 1)]
assert draughts_simple_moves([0b0001, 0b0010], [0, 0], [0, 0]) == [(1, 1, 1)]
assert draughts_simple_moves([0b0001, 0], [0, 0], [0, 0]) == []
assert draughts_simple_moves([0b0001, 0], [0b0001, 0], [0, 0]) == [(0, 0, 0), (0, 0, 1)]
assert draughts_simple_moves([0b0100, 0, 0b0010], [0b0100, 0, 0b0010], [0, 0, 0]) == [
    (2, 1, 1),
    (2, 1, 2),
    (0, 2, 2),
    (0, 2, 3),
]
assert draughts_simple_moves([0, 0b0100, 0], [0, 0b0100, 0], [0, 0, 0b0010]) == [
    (1, 2, 1),
    (1, 2, 2),
    (1, 2, 2),
]
assert draughts_simple_moves([0, 0, 0, 0b1000], [0, 0, 0, 0b1000], [0, 0, 0, 0]) == [
    (3, 3, 2),
    (3, 3, 3),
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
