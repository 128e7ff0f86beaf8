"""A remote control sends a 16-bit frame whose upper byte holds a command in its lower seven bits
and a hold flag in its highest bit, and whose lower byte must be the upper one with all bits
inverted. Return (command, hold flag as a truth value), or None for a frame whose bytes do not fit
together or whose command is 0 or 127."""


def remote_frame_command(frame):
    upper = frame >> 8
    lower = frame & 0xFF
    if upper ^ lower != 0xFF:
        return None
    command = upper & 0x7F
    if command in (0, 0x7F):
        return None
    return (command, bool(upper & 0x80))


assert remote_frame_command(0x05FA) == (5, False)
assert remote_frame_command(0x857A) == (5, True)
assert remote_frame_command(0x05FB) is None
assert remote_frame_command(0x00FF) is None
assert remote_frame_command(0x7F80) is None
assert remote_frame_command(0x807F) is None
assert remote_frame_command(0x7E81) == (126, False)
assert remote_frame_command(0x0505) is None
assert remote_frame_command(0x01FE) == (1, False)
assert remote_frame_command(0x817E) == (1, True)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
