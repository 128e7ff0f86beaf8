"""A jigsaw puzzle is a list of equally long rows of pieces, the upper row first; a piece is a text
of four characters for its top, right, bottom and left side, "o" for a knob, "u" for a hole and "-"
for a straight side, and None is a piece that is still missing. Return the sorted list of (row,
column) of all pieces that have a wrong side: a side on the border of the puzzle is wrong when it is
not straight, a side towards a neighbour when the two are not a knob and a hole, in which case it is
wrong for both pieces. Sides towards a missing piece are not looked at."""


def jigsaw_misfits(rows):
    last_row = len(rows) - 1
    wrong = set()
    for row, pieces in enumerate(rows):
        for column, piece in enumerate(pieces):
            if piece is None:
                continue
            top, right, bottom, left = piece
            if row == 0 and top != "-":
                wrong.add((row, column))
            if column == 0 and left != "-":
                wrong.add((row, column))
            if row == last_row and bottom != "-":
                wrong.add((row, column))
            if column == len(pieces) - 1:
                if right != "-":
                    wrong.add((row, column))
            elif pieces[column + 1] is not None:
                if right + pieces[column + 1][3] not in ("ou", "uo"):
                    wrong |= {(row, column), (row, column + 1)}
            if row < last_row and rows[row + 1][column] is not None:
                if bottom + rows[row + 1][column][0] not in ("ou", "uo"):
                    wrong |= {(row, column), (row + 1, column)}
    return sorted(wrong)


assert jigsaw_misfits([[None], ["--o-"], ["o---"]]) == [(1, 0), (2, 0)]
assert jigsaw_misfits([["-oo-", "--uu"], ["uu--", "o--o"]]) == []
assert jigsaw_misfits([["-oo-", "--uo"], ["uu--", "o--o"]]) == [(0, 0), (0, 1)]
assert jigsaw_misfits([["-oo-", "--uu"], ["ou--", "o--o"]]) == [(0, 0), (1, 0)]
assert jigsaw_misfits([["uoo-", "-ouu"], ["uu-o", "o-uo"]]) == [(0, 0), (0, 1), (1, 0), (1, 1)]
assert jigsaw_misfits([["-uo-", None], [None, "o--u"]]) == []
assert jigsaw_misfits([["----"], ["--u-"]]) == [(0, 0), (1, 0)]
assert jigsaw_misfits([["-u-o", "-o-o"]]) == [(0, 0), (0, 1)]
assert jigsaw_misfits([]) == []
assert jigsaw_misfits([[None, "-u-u", "---u"]]) == [(0, 1), (0, 2)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
