"""Shelter boards are cut from a sheet of wood by full straight cuts: a text such as "V3,H2" is a
list of cuts, each made through the current piece, "V" at the given distance from its left side and
"H" at the given distance from its lower side. After a cut the larger part by area is kept as the
current piece, the left or lower one if the parts are equal, and the other is put aside. Return
(parts put aside as a list of (width, height) in order, current piece (width, height)); a cut not
strictly inside the piece is skipped."""


def saw_cut_parts(width, height, cuts):
    aside = []
    for cut in cuts.split(",") if cuts else []:
        at = int(cut[1:])
        if cut[0] == "V":
            if not 0 < at < width:
                continue
            rest = width - at
            aside.append((min(at, rest), height))
            width = max(at, rest)
        else:
            if not 0 < at < height:
                continue
            rest = height - at
            aside.append((width, min(at, rest)))
            height = max(at, rest)
    return aside, (width, height)


assert saw_cut_parts(10, 6, "V3,H2") == ([(3, 6), (7, 2)], (7, 4))
assert saw_cut_parts(10, 6, "V8,H5") == ([(2, 6), (8, 1)], (8, 5))
assert saw_cut_parts(10, 6, "V5") == ([(5, 6)], (5, 6))
assert saw_cut_parts(10, 6, "V10,H6,V0,H0") == ([], (10, 6))
assert saw_cut_parts(10, 6, "V1,V1,V8") == ([(1, 6), (1, 6)], (8, 6))
assert saw_cut_parts(10, 6, "H1,H1,H4,H3") == ([(10, 1), (10, 1), (10, 1)], (10, 3))
assert saw_cut_parts(4, 9, "") == ([], (4, 9))
assert saw_cut_parts(4, 12, "H11,V12,V3") == ([(4, 1), (1, 11)], (3, 11))
assert saw_cut_parts(4, 2, "V11") == ([], (4, 2))
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
