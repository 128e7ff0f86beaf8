"""A radio-controlled socket takes frames, each a list of four byte values: address, command, value
and check, where check is one more than the exclusive or of the other three, or 0 after 255. A frame
is ignored when it has not four bytes, when its check is wrong, or when its address is neither that
of the socket nor 255, which speaks to all; command 1 sets the outputs to the value, 2 switches the
outputs in the value on, 3 switches them off, 4 turns them over, and 5 copies the upper four outputs
to the lower four where the value has ones in its lower four bits; any other command is an error.
Return (outputs, number of errors, number of ignored frames), beginning with all eight outputs
off."""


def radio_socket_state(address, frames):
    outputs = 0
    errors = 0
    ignored = 0
    for frame in frames:
        if len(frame) != 4:
            ignored += 1
            continue
        target, command, value, check = frame
        mixed = target ^ command ^ value
        if check != (mixed + 1) % 256:
            ignored += 1
            continue
        if target not in (address, 255):
            ignored += 1
            continue
        if command == 1:
            outputs = value
        elif command == 2:
            outputs |= value
        elif command == 3:
            outputs &= ~value
        elif command == 4:
            outputs ^= value
        elif command == 5:
            chosen = value & 15
            outputs = outputs & ~chosen | outputs >> 4 & chosen
        else:
            errors += 1
    return (outputs, errors, ignored)


assert radio_socket_state(7, [[7, 1, 0b1010, 13]]) == (0b1010, 0, 0)
assert radio_socket_state(7, [[7, 1, 0b1010, 12]]) == (0, 0, 1)
assert radio_socket_state(7, [[7, 1, 0b1010, 13], [7, 2, 0b0110, 4], [7, 3, 0b1000, 13]]) == (
    0b0110,
    0,
    0,
)
assert radio_socket_state(7, [[255, 1, 6, 249], [7, 4, 3, 1]]) == (5, 0, 0)
assert radio_socket_state(7, [[8, 1, 6, 16], [7, 1, 6]]) == (0, 0, 2)
assert radio_socket_state(7, [[7, 1, 0xA3, 166], [7, 5, 0xF9, 252]]) == (0xAA, 0, 0)
assert radio_socket_state(7, [[7, 9, 0, 15], [7, 0, 0, 8], [7, 6, 0, 2]]) == (0, 3, 0)
assert radio_socket_state(7, []) == (0, 0, 0)
assert radio_socket_state(7, [[255, 1, 1, 0], [255, 1, 3, 256]]) == (1, 0, 1)
assert radio_socket_state(0, [[0, 1, 0x80, 130], [0, 2, 1, 4], [0, 1, 2, 3, 4]]) == (0x81, 0, 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
