"""A piece walks along a track of squares numbered 0 to last and begins on 0; it needs a throw of 6
to enter, which itself does not move it, then every throw moves it forward by its number. A square
in the dict jumps sends it to the square named there, once and without a further jump; a square in
the set holes costs it the next throw, also when it came there by a jump, and a throw that would
carry it beyond last is lost; on last it ends. Return (square, number of throws used until the
end)."""


def board_trap_round(throws, last, jumps, holes):
    square = 0
    inside = False
    stuck = False
    for used, throw in enumerate(throws, 1):
        if not inside:
            inside = throw == 6
            continue
        if stuck:
            stuck = False
            continue
        if square + throw > last:
            continue
        square += throw
        square = jumps.get(square, square)
        if square == last:
            return (square, used)
        stuck = square in holes
    return (square, len(throws))


assert board_trap_round([6, 6, 1], 7, {}, set()) == (7, 3)
assert board_trap_round([6, 5, 3, 2, 4], 7, {}, set()) == (7, 4)
assert board_trap_round([6, 4, 1], 20, {4: 9, 9: 2}, set()) == (10, 3)
assert board_trap_round([6, 4, 5, 2], 20, {}, {4}) == (6, 4)
assert board_trap_round([6, 4, 5, 2], 20, {4: 8}, {8}) == (10, 4)
assert board_trap_round([6, 4, 5, 2], 20, {4: 8}, {4}) == (15, 4)
assert board_trap_round([6, 4, 5], 9, {4: 9}, {9}) == (9, 2)
assert board_trap_round([5, 5], 20, {}, {0}) == (0, 2)
assert board_trap_round([], 20, {}, set()) == (0, 0)
assert board_trap_round([6, 2, 1, 6, 1], 5, {}, {2}) == (3, 5)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
