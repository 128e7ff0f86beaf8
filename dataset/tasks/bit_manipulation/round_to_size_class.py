"""A memory pool offers only sizes whose binary form has all its one bits within the given number of
leading places, counted from the highest one bit. Return the smallest offered size that is not below
a requested positive size; requests that are short enough to fit these places are returned as they
are."""


def round_to_size_class(requested, places):
    shift = max(0, requested.bit_length() - places)
    step = 1 << shift
    return (requested + step - 1) // step * step


assert round_to_size_class(0b1001, 3) == 0b1010
assert round_to_size_class(0b1010, 3) == 0b1010
assert round_to_size_class(0b1011, 3) == 0b1100
assert round_to_size_class(0b1111, 3) == 0b10000
assert round_to_size_class(7, 3) == 7
assert round_to_size_class(5, 8) == 5
assert round_to_size_class(1000, 1) == 1024
assert round_to_size_class(1025, 2) == 1536
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
