"""Tell how many leading bits a list of addresses of a fixed bit width has in common, counted from
the highest bit. A single address shares its whole width with itself, and an empty list gives 0."""


def common_prefix_length(addresses, width):
    everywhere = (1 << width) - 1
    anywhere = 0
    for address in addresses:
        everywhere &= address
        anywhere |= address
    return width - (everywhere ^ anywhere).bit_length()


assert common_prefix_length([0b1101, 0b1100, 0b1110], 4) == 2
assert common_prefix_length([0b0101], 4) == 4
assert common_prefix_length([], 4) == 0
assert common_prefix_length([0b1000, 0b0111], 4) == 0
assert common_prefix_length([0xC0A80100, 0xC0A801FF], 32) == 24
assert common_prefix_length([6, 6, 6], 3) == 3
assert common_prefix_length([0, 1], 8) == 7
assert common_prefix_length([0b0011, 0b0101, 0b0110], 4) == 1
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
