"""Divide a number of pupils into groups as equal as possible, with no group larger than the given
maximum and as few groups as that allows. Return the list of group sizes, larger groups first; no
pupils give an empty list, and a maximum below 1 gives None."""


def even_group_sizes(pupils, maximum):
    if maximum < 1:
        return None
    groups = -(-pupils // maximum)
    if groups == 0:
        return []
    small, larger = divmod(pupils, groups)
    return [small + 1] * larger + [small] * (groups - larger)


assert even_group_sizes(23, 6) == [6, 6, 6, 5]
assert even_group_sizes(24, 6) == [6, 6, 6, 6]
assert even_group_sizes(25, 6) == [5, 5, 5, 5, 5]
assert even_group_sizes(7, 5) == [4, 3]
assert even_group_sizes(3, 1) == [1, 1, 1]
assert even_group_sizes(4, 9) == [4]
assert even_group_sizes(0, 3) == []
assert even_group_sizes(5, 0) is None
assert even_group_sizes(13, 5) == [5, 4, 4]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
