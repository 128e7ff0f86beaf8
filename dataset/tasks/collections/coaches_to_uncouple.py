"""A train of coaches is a list of coach numbers in order, and a second list tells in which order
they should stand. Return the coach numbers that must be uncoupled from the end of the train, last
coach first, until what remains is the beginning of the wanted order; nothing must be uncoupled when
the train is already such a beginning."""


def coaches_to_uncouple(train, wanted):
    kept = 0
    for index, coach in enumerate(train):
        if wanted[index : index + 1] != [coach]:
            break
        kept += 1
    return train[kept:][::-1]


assert coaches_to_uncouple([1, 2, 3], [1, 2, 4]) == [3]
assert coaches_to_uncouple([1, 2, 3, 4], [1, 5, 3, 4]) == [4, 3, 2]
assert coaches_to_uncouple([1, 2], [1, 2, 3]) == []
assert coaches_to_uncouple([1, 2, 3], [1]) == [3, 2]
assert coaches_to_uncouple([2, 1], [1, 2]) == [1, 2]
assert coaches_to_uncouple([], [1]) == []
assert coaches_to_uncouple([7], []) == [7]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
