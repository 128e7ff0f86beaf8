"""The places at a bar are a text with one sign each, "x" for a taken and "." for a free stool. A
new guest takes the free stool whose distance to the nearest taken one is largest, among equals the
one nearest to the door at the left end. Return its index: 0 when no stool is taken, and None when
none is free, but a guest who would have a neighbour directly beside takes no stool either and gives
-1."""


def free_stool_choice(bar):
    taken = [index for index, sign in enumerate(bar) if sign == "x"]
    free = [index for index, sign in enumerate(bar) if sign == "."]
    if not free:
        return None
    if not taken:
        return 0
    gaps = [min(max(index - other, other - index) for other in taken) for index in free]
    widest = max(gaps)
    if widest == 1:
        return -1
    return free[gaps.index(widest)]


assert free_stool_choice("x...x") == 2
assert free_stool_choice("x....x") == 2
assert free_stool_choice("x...x..") == 2
assert free_stool_choice("...x.....") == 8
assert free_stool_choice("..x..x") == 0
assert free_stool_choice("x.x..x") == -1
assert free_stool_choice("....") == 0
assert free_stool_choice("xxx") is None
assert free_stool_choice("") is None
assert free_stool_choice("x..") == 2

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
