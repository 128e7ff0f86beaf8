"""The one bits of a word mark the busy ones of a number of channels, channel 0 being the lowest
bit. Return the first free channel after the last used one, going upwards and from the highest
channel on to channel 0, so that the last used channel itself is tried at the very end; return None
when all are busy or there are none. A last used channel of None means starting with channel 0."""


def next_free_channel(busy, channels, last):
    start = 0 if last is None else last + 1
    for step in range(channels):
        channel = (start + step) % channels
        if not (busy >> channel) & 1:
            return channel
    return None


assert next_free_channel(0b0101, 4, 1) == 3
assert next_free_channel(0b1001, 4, 2) == 1
assert next_free_channel(0b1011, 4, 2) == 2
assert next_free_channel(0b1111, 4, 2) is None
assert next_free_channel(0b0000, 4, None) == 0
assert next_free_channel(0b0011, 4, None) == 2
assert next_free_channel(0b0000, 4, 3) == 0
assert next_free_channel(0b0000, 1, 0) == 0
assert next_free_channel(0b10000, 5, 3) == 0
assert next_free_channel(0b101, 0, 1) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
