"""Find the entry of a list that would move farthest if the list were sorted in ascending order,
equal values keeping their order. Return (move, index) with the number of places it moves, negative
for a move towards the front, and its present index, the first such entry when several move equally
far in either direction; an empty list gives None."""


def farthest_out_of_place(values):
    if not values:
        return None
    order = sorted(range(len(values)), key=lambda index: values[index])
    moves = [order.index(index) - index for index in range(len(values))]
    longest = max(moves, key=abs)
    return (longest, moves.index(longest))


assert farthest_out_of_place([1, 5, 2, 3, 4]) == (3, 1)
assert farthest_out_of_place([2, 3, 4, 1]) == (-3, 3)
assert farthest_out_of_place([1, 2, 3]) == (0, 0)
assert farthest_out_of_place([2, 1]) == (1, 0)
assert farthest_out_of_place([7, 7, 7, 1, 9]) == (-3, 3)
assert farthest_out_of_place([]) is None
assert farthest_out_of_place([4]) == (0, 0)
assert farthest_out_of_place([1, 3, 2, 5, 4]) == (1, 1)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
