"""Ticket numbers in use are given as an ascending list without repetition. Return the lowest free
number that is not below the given first number, counting numbers up to and including the last one,
by looking at as few entries of the list as repeated halving allows; return None when all numbers
from the first to the last are in use. All numbers in the list lie in this range."""


def lowest_free_ticket(used, first, last):
    low = 0
    high = len(used)
    while low < high:
        middle = (low + high) // 2
        if used[middle] == first + middle:
            low = middle + 1
        else:
            high = middle
    return first + low if first + low <= last else None


assert lowest_free_ticket([1, 2, 3, 5, 6], 1, 9) == 4
assert lowest_free_ticket([2, 3], 1, 9) == 1
assert lowest_free_ticket([10, 11, 12, 13], 10, 19) == 14
assert lowest_free_ticket([10, 11, 12], 10, 12) is None
assert lowest_free_ticket([10, 11], 10, 12) == 12
assert lowest_free_ticket([], 5, 5) == 5
assert lowest_free_ticket([], 5, 4) is None
assert lowest_free_ticket([0, 1, 2, 4, 5, 6, 7], 0, 20) == 3
assert lowest_free_ticket([7, 9], 7, 9) == 8

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
