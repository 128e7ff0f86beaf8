"""Books stand on a shelf of the given length as (start, width) pairs that do not overlap, in any
order. Return the position at which a new book of the given width can be put: the left end of the
narrowest gap that takes it, the leftmost of several equally narrow ones, where the gaps lie before,
between and behind the books. Return None when no gap is wide enough."""


def shelf_gap_for(books, length, width):
    gaps = []
    end = 0
    for start, thickness in sorted(books):
        gaps.append((start - end, end))
        end = start + thickness
    gaps.append((length - end, end))
    fitting = [gap for gap in gaps if gap[0] >= width]
    return min(fitting)[1] if fitting else None


assert shelf_gap_for([(10, 5), (20, 5)], 40, 5) == 15
assert shelf_gap_for([(20, 5), (10, 5)], 40, 6) == 0
assert shelf_gap_for([(10, 5), (20, 5)], 40, 11) == 25
assert shelf_gap_for([(10, 5), (20, 5)], 40, 16) is None
assert shelf_gap_for([(4, 2), (10, 2)], 16, 4) == 0
assert shelf_gap_for([(0, 8)], 10, 2) == 8
assert shelf_gap_for([], 10, 10) == 0
assert shelf_gap_for([], 10, 11) is None
assert shelf_gap_for([(6, 3), (13, 2)], 20, 2) == 9

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
