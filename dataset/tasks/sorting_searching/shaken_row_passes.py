"""Bottles in a row are put in ascending order of size by passes: the first pass goes from left to
right, the second from right to left, and so on in turn, and in every pass each two neighbours are
compared in that direction and exchanged when the left one is larger by more than the tolerance.
Return (row after the passes, list of the numbers of exchanges per pass), ending after a pass
without exchange, which is listed too, or after the given number of passes. The given list is not
changed."""


def shaken_row_passes(sizes, tolerance, passes):
    row = list(sizes)
    exchanges = []
    for turn in range(passes):
        places = list(range(1, len(row)))
        if turn % 2 == 1:
            places.reverse()
        count = 0
        for place in places:
            left = row[place - 1]
            right = row[place]
            if left - right > tolerance:
                row[place - 1] = right
                row[place] = left
                count += 1
        exchanges.append(count)
        if count == 0:
            break
    return (row, exchanges)


assert shaken_row_passes([3, 1, 2], 0, 9) == ([1, 2, 3], [2, 0])
assert shaken_row_passes([2, 3, 4, 1], 0, 9) == ([1, 2, 3, 4], [1, 2, 0])
assert shaken_row_passes([2, 3, 4, 1], 0, 1) == ([2, 3, 1, 4], [1])
assert shaken_row_passes([5, 4, 2], 1, 9) == ([2, 5, 4], [1, 1, 0])
assert shaken_row_passes([5, 5, 5], 0, 9) == ([5, 5, 5], [0])
assert shaken_row_passes([2, 1], 0, 0) == ([2, 1], [])
assert shaken_row_passes([], 0, 3) == ([], [0])
assert shaken_row_passes([2, 3, 4, 4, 1, 1], 0, 9) == ([1, 1, 2, 3, 4, 4], [2, 3, 1, 2, 0])
assert shaken_row_passes([9, 8, 7, 6], 0, 2) == ([6, 8, 7, 9], [3, 2])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
