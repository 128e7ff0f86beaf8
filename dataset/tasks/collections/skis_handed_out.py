"""A ski rental hands out pairs of skis by length from a dict from length to number of pairs. Each
customer, in order, wants a length and gets a pair of that length, otherwise the nearest other
length still available that is at most the given tolerance away, the shorter one when two are
equally near. Return the list of lengths handed out, with None for a customer who gets nothing, and
leave the dict as it is."""


def skis_handed_out(stock, wishes, tolerance):
    left = dict(stock)
    handed = []
    for wish in wishes:
        found = None
        for gap in range(tolerance + 1):
            for length in (wish - gap, wish + gap):
                if found is None and left.get(length):
                    found = length
        if found is not None:
            left[found] -= 1
        handed.append(found)
    return handed


assert skis_handed_out({160: 1, 170: 1}, [160, 160], 10) == [160, 170]
assert skis_handed_out({160: 1, 170: 1}, [160, 160], 9) == [160, None]
assert skis_handed_out({170: 1, 160: 1}, [165, 165], 5) == [160, 170]
assert skis_handed_out({160: 0}, [160], 5) == [None]
assert skis_handed_out({160: 2}, [160, 161, 159], 1) == [160, 160, None]
assert skis_handed_out({}, [150], 50) == [None]
assert skis_handed_out({150: 1, 163: 1, 170: 1}, [165], 20) == [163]
assert skis_handed_out({160: 1}, [], 20) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
