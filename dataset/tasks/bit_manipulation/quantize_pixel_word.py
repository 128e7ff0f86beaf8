"""Shrink a pixel given as a list of 8-bit channel values: each channel keeps only as many of its
highest bits as the width at the same position says (1 to 8), and the kept parts are packed into one
integer with the first channel highest. Channel values below 0 count as 0 and above 255 as 255
before that."""


def quantize_pixel_word(channels, widths):
    packed = 0
    for channel, width in zip(channels, widths):
        level = min(255, max(0, channel))
        packed = (packed << width) + (level >> (8 - width))
    return packed


assert quantize_pixel_word([255, 128, 7], [5, 6, 5]) == 0b11111_100000_00000
assert quantize_pixel_word([8, 8, 8], [5, 6, 5]) == 0b00001_000010_00001
assert quantize_pixel_word([0, 255], [8, 8]) == 255
assert quantize_pixel_word([-40, 254], [8, 8]) == 254
assert quantize_pixel_word([300, 1], [8, 8]) == 0xFF01
assert quantize_pixel_word([127, 128], [1, 1]) == 0b01
assert quantize_pixel_word([], []) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
