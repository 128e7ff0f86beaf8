"""Two players mark fields of a row alternately, and each has a word of the marked fields. Say whose
turn it is: 0 when both have marked equally many fields, 1 when the first player has marked exactly
one more, and None when the numbers do not fit, when a field is marked by both, or when all fields
of the given number are marked. Fields beyond that number are not marked by anybody."""


def player_to_move(first, second, fields):
    if first & second:
        return None
    if first | second == (1 << fields) - 1:
        return None
    lead = bin(first).count("1") - bin(second).count("1")
    if lead in (0, 1):
        return lead
    return None


assert player_to_move(0b0001, 0b0010, 4) == 0
assert player_to_move(0b0101, 0b0010, 4) == 1
assert player_to_move(0b0111, 0b1000, 5) is None
assert player_to_move(0b0001, 0b0110, 4) is None
assert player_to_move(0b0011, 0b0110, 5) is None
assert player_to_move(0b0101, 0b1010, 4) is None
assert player_to_move(0, 0, 4) == 0
assert player_to_move(0, 0, 0) is None
assert player_to_move(0b0110, 0b1001, 5) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
