"""A field (left, bottom, right, top) with whole-number corners is divided among heirs with the
given shares. Each heir in turn gets a strip of what is left, cut off at the left when the rest is
at least as wide as it is high and at the bottom otherwise; the strip takes that part of the longer
side that the share has among the shares still open, rounded down. Return the heirs' strips in order
in the same form, with None for a share of 0 or less, which also counts nowhere as an open share."""


def inherited_strips(field, shares):
    left, bottom, right, top = field
    still_open = sum(max(share, 0) for share in shares)
    strips = []
    for share in shares:
        if share <= 0:
            strips.append(None)
            continue
        if right - left >= top - bottom:
            cut = left + (right - left) * share // still_open
            strips.append((left, bottom, cut, top))
            left = cut
        else:
            cut = bottom + (top - bottom) * share // still_open
            strips.append((left, bottom, right, cut))
            bottom = cut
        still_open -= share
    return strips


assert inherited_strips((0, 0, 8, 4), [1, 1]) == [(0, 0, 4, 4), (4, 0, 8, 4)]
assert inherited_strips((1, 2, 5, 12), [3, 1, 1]) == [(1, 2, 5, 8), (1, 8, 3, 12), (3, 8, 5, 12)]
assert inherited_strips((0, 0, 6, 6), [2, 0, 4]) == [(0, 0, 2, 6), None, (2, 0, 6, 6)]
assert inherited_strips((0, 0, 7, 3), [1, 1]) == [(0, 0, 3, 3), (3, 0, 7, 3)]
assert inherited_strips((0, 0, 3, 7), [1, 2]) == [(0, 0, 3, 2), (0, 2, 3, 7)]
assert inherited_strips((2, 3, 4, 9), [5]) == [(2, 3, 4, 9)]
assert inherited_strips((3, 1, 9, 5), [-1, 1, 1]) == [None, (3, 1, 6, 5), (6, 1, 9, 5)]
assert inherited_strips((4, 0, 6, 3), [1, 2]) == [(4, 0, 6, 1), (4, 1, 6, 3)]
assert inherited_strips((0, 0, 2, 2), []) == []
assert inherited_strips((0, 0, 2, 2), [0]) == [None]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
