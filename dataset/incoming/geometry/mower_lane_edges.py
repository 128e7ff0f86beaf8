"""A lawn of the given width is mown in straight lanes next to each other, from the left edge on.
The mower cuts a swath of the given width, and neighbouring lanes overlap by the given amount, which
is smaller than the swath; the last lane is moved to the left so that it ends exactly at the right
edge. Return the list of left edges of the lanes, one lane starting at 0 for a lawn not wider than
the swath, and none for a lawn without width."""


def mower_lane_edges(width, swath, overlap):
    if width <= 0:
        return []
    edges = list(range(0, width - swath, swath - overlap))
    edges.append(max(width - swath, 0))
    return edges


assert mower_lane_edges(10, 4, 1) == [0, 3, 6]
assert mower_lane_edges(11, 4, 1) == [0, 3, 6, 7]
assert mower_lane_edges(12, 4, 0) == [0, 4, 8]
assert mower_lane_edges(5, 4, 2) == [0, 1]
assert mower_lane_edges(4, 4, 2) == [0]
assert mower_lane_edges(1, 4, 2) == [0]
assert mower_lane_edges(0, 4, 2) == []
assert mower_lane_edges(-3, 4, 2) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
