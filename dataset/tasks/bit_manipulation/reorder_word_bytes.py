"""Build a new word from the bytes of a 32-bit word: the order is a list of four entries, the first
for the highest byte of the result, and each names the byte of the input to put there (0 is the
lowest byte), a negative entry -1 - b meaning byte b with all its bits inverted. The entry None
gives a zero byte."""


def reorder_word_bytes(word, order):
    result = 0
    for entry in order:
        byte = 0
        if entry is not None:
            source = entry if entry >= 0 else -1 - entry
            byte = (word >> 8 * source) % 256
            if entry < 0:
                byte = 255 - byte
        result = result * 256 + byte
    return result


assert reorder_word_bytes(0x11223344, [0, 1, 2, 3]) == 0x44332211
assert reorder_word_bytes(0x11223344, [3, 2, 1, 0]) == 0x11223344
assert reorder_word_bytes(0x11223344, [None, None, 3, 3]) == 0x1111
assert reorder_word_bytes(0x11223344, [None, None, None, -1]) == 0xBB
assert reorder_word_bytes(0x0F2233F0, [-4, 0, -1, 3]) == 0xF0F00F0F
assert reorder_word_bytes(0, [-2, -2, 0, 0]) == 0xFFFF0000
assert reorder_word_bytes(0xFF, [0, None, 1, -3]) == 0xFF0000FF
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
