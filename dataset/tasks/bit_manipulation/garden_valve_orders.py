"""A word of eight bits is the state of a set of garden valves, and orders change it: an order is a
text of a letter and digits, "o24" opening the valves 2 and 4, "c" closing and "t" turning them over
likewise, and "u" without digits taking back the last order that was carried out and not taken back
yet, so that the state before it returns. An order is refused when its letter is unknown, a digit is
8 or 9, "u" has digits or nothing is left to take back, any other letter has no digits, or after it
more valves than the pump can feed would be open while their number has grown; refused orders are
neither carried out nor taken back. Return (final state, list of the positions of the refused
orders)."""


def garden_valve_orders(state, orders, feed):
    history = []
    refused = []
    for position, order in enumerate(orders):
        letter = order[:1]
        digits = order[1:]
        if letter == "u":
            if digits or not history:
                refused.append(position)
            else:
                state = history.pop()
            continue
        mask = 0
        for digit in digits:
            mask |= 1 << int(digit)
        if mask == 0 or mask > 255:
            refused.append(position)
            continue
        if letter == "o":
            wanted = state | mask
        elif letter == "c":
            wanted = state & ~mask
        elif letter == "t":
            wanted = state ^ mask
        else:
            refused.append(position)
            continue
        before = bin(state).count("1")
        after = bin(wanted).count("1")
        if after > feed and after > before:
            refused.append(position)
            continue
        history.append(state)
        state = wanted
    return (state, refused)


assert garden_valve_orders(0, ["o24", "c2"], 8) == (0b10000, [])
assert garden_valve_orders(0b1, ["t01", "t7"], 8) == (0b10000010, [])
assert garden_valve_orders(0, ["o1", "o2", "u", "u", "u"], 8) == (0, [4])
assert garden_valve_orders(0, ["o8", "o12", "x1", "o", ""], 8) == (0b110, [0, 2, 3, 4])
assert garden_valve_orders(0, ["o12", "o3"], 2) == (0b110, [1])
assert garden_valve_orders(0b1111, ["c0", "t12", "t124"], 2) == (0b1000, [2])
assert garden_valve_orders(0, ["o1", "u1", "o9", "u"], 2) == (0, [1, 2])
assert garden_valve_orders(0b111, ["t03", "o0"], 1) == (0b1110, [1])
assert garden_valve_orders(0, ["o1", "c2", "u"], 2) == (0b10, [])
assert garden_valve_orders(0, ["o01234567"], 8) == (255, [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
