"""Bytes arrive as a list of numbers in which 126 ends a frame and 125 announces that the next
byte, whatever it is, belongs to the frame with 32 toggled in it (125 itself is not part of the
frame). List the frames as lists of numbers. Frames without any byte are left out, a frame longer
than the given limit is left out as a whole, and bytes after the last 126 are lost."""


def stuffed_frames(stream, limit):
    frames = []
    frame = []
    escaped = False
    for byte in stream:
        if escaped:
            frame.append(byte ^ 32)
            escaped = False
        elif byte == 125:
            escaped = True
        elif byte == 126:
            if frame and len(frame) <= limit:
                frames.append(frame)
            frame = []
        else:
            frame.append(byte)
    return frames


assert stuffed_frames([1, 2, 126, 3, 126], 5) == [[1, 2], [3]]
assert stuffed_frames([125, 94, 125, 93, 7, 126], 5) == [[126, 125, 7]]
assert stuffed_frames([125, 126, 126], 5) == [[94]]
assert stuffed_frames([125, 125, 1, 126], 5) == [[93, 1]]
assert stuffed_frames([126, 126, 4, 126, 126], 5) == [[4]]
assert stuffed_frames([1, 2, 126, 1, 2, 3, 126, 9, 126], 2) == [[1, 2], [9]]
assert stuffed_frames([5, 126, 6], 2) == [[5]]
assert stuffed_frames([], 2) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
