"""A railway line is divided into blocks, one bit each, and trains are (name, head block, number of
blocks) where a train occupies its head block and the blocks below it. In each round every train in
list order moves up by one block if the block above its head is free (no train and no blocked bit)
and exists, freeing its last block at once. Return the list of the trains' head blocks after the
given number of rounds; a train may stick out below block 0 or even wait outside with its head at
block -1, and it occupies nothing there."""


def train_heads_after(trains, blocks, blocked, rounds):
    heads = [head for _, head, _ in trains]
    for _ in range(rounds):
        for index, (_, _, length) in enumerate(trains):
            occupied = blocked
            for other, (_, _, size) in enumerate(trains):
                for block in range(size):
                    if block <= heads[other]:
                        occupied |= 1 << (heads[other] - block)
            ahead = heads[index] + 1
            if ahead < blocks and not occupied >> ahead & 1:
                heads[index] = ahead
    return heads


assert train_heads_after([("a", 1, 2)], 6, 0, 3) == [4]
assert train_heads_after([("a", 1, 2)], 6, 0, 9) == [5]
assert train_heads_after([("a", 1, 2)], 6, 0b001000, 3) == [2]
assert train_heads_after([("a", 1, 1), ("b", 2, 1)], 6, 0, 1) == [1, 3]
assert train_heads_after([("b", 3, 2), ("a", 1, 1)], 6, 0, 1) == [4, 2]
assert train_heads_after([("b", 5, 2), ("a", 2, 1)], 6, 0, 4) == [5, 3]
assert train_heads_after([("a", 0, 3)], 3, 0, 1) == [1]
assert train_heads_after([("a", 0, 1), ("b", -1, 1)], 4, 0b10, 2) == [0, -1]
assert train_heads_after([("a", 2, 1)], 6, 0, 0) == [2]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
