"""A farm robot walks over rows of plants given as words of the given width (bit 0 is the plant at
the right), and a one bit is a plant to be watered. It goes through the first row from right to
left, the second from left to right and so on, and it carries water for the given number of plants;
when it is empty and another plant needs water, it drives back and is refilled, and continues there.
Return (number of refills on the way, list with the number of watered plants per row, (row, bit) of
the last plant watered before the robot was refilled for the last time or None without a refill); a
robot that can carry nothing waters nothing."""


def watering_round(rows, width, capacity):
    if capacity < 1:
        return (0, [0] * len(rows), None)
    refills = 0
    per_row = []
    last = None
    before_refill = None
    tank = capacity
    for row, word in enumerate(rows):
        bits = range(width)
        if row % 2 == 1:
            bits = reversed(bits)
        count = 0
        for bit in bits:
            if not word >> bit & 1:
                continue
            if tank == 0:
                refills += 1
                before_refill = last
                tank = capacity
            tank -= 1
            count += 1
            last = (row, bit)
        per_row.append(count)
    return (refills, per_row, before_refill)


assert watering_round([0b101, 0b110], 3, 2) == (1, [2, 2], (0, 2))
assert watering_round([0b101, 0b110], 3, 4) == (0, [2, 2], None)
assert watering_round([0b101, 0b110], 3, 3) == (1, [2, 2], (1, 2))
assert watering_round([0b111, 0b111], 3, 1) == (5, [3, 3], (1, 1))
assert watering_round([0b111], 2, 1) == (1, [2], (0, 0))
assert watering_round([0b1, 0b1], 3, 0) == (0, [0, 0], None)
assert watering_round([], 3, 2) == (0, [], None)
assert watering_round([0, 0, 0, 0b1011], 4, 2) == (1, [0, 0, 0, 3], (3, 1))
assert watering_round([0b11, 0, 0, 0b11], 2, 3) == (1, [2, 0, 0, 2], (3, 1))
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
