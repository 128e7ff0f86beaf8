"""Read consecutive fields of the given bit widths from a list of byte values, beginning at the
highest bit of the first byte and crossing byte borders freely. Return (list of field values, number
of bits left over), or None when the bytes hold too few bits; a field of width 0 has the value 0."""


def read_bit_fields(data, widths):
    stream = int.from_bytes(bytes(data), "big")
    left = 8 * len(data)
    fields = []
    for width in widths:
        left -= width
        if left < 0:
            return None
        fields.append((stream >> left) & ((1 << width) - 1))
    return (fields, left)


assert read_bit_fields([0b10110100], [1, 3, 2]) == ([1, 3, 1], 2)
assert read_bit_fields([0b00000001, 0b10000000], [7, 2]) == ([0, 3], 7)
assert read_bit_fields([0xAB, 0xCD], [4, 8, 4]) == ([0xA, 0xBC, 0xD], 0)
assert read_bit_fields([0xFF], [8, 1]) is None
assert read_bit_fields([0xFF], [0, 8]) == ([0, 255], 0)
assert read_bit_fields([], []) == ([], 0)
assert read_bit_fields([], [1]) is None
assert read_bit_fields([1, 2, 3], []) == ([], 24)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
