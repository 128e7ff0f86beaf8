"""Arrange the heights of people for a photo with the tallest in the middle: the tallest stands
first, the next tallest goes to the right end of the row, the next to the left end, and so on in
turn. Return the row from left to right together with the index at which the person who stood first
ends up, or None for no people."""


def centre_out_row(heights):
    if not heights:
        return None
    row = []
    for position, height in enumerate(sorted(heights, reverse=True)):
        if position % 2 == 0:
            row.insert(0, height)
        else:
            row.append(height)
    return (row, (len(row) - 1) // 2)


assert centre_out_row([150, 180, 170]) == ([150, 180, 170], 1)
assert centre_out_row([1, 2, 3, 4]) == ([2, 4, 3, 1], 1)
assert centre_out_row([5, 4, 3, 2, 1]) == ([1, 3, 5, 4, 2], 2)
assert centre_out_row([9, 8]) == ([9, 8], 0)
assert centre_out_row([7]) == ([7], 0)
assert centre_out_row([6, 6, 6]) == ([6, 6, 6], 1)
assert centre_out_row([]) is None
assert centre_out_row([3, 1, 6, 2, 5, 4, 7]) == ([1, 3, 5, 7, 6, 4, 2], 3)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
