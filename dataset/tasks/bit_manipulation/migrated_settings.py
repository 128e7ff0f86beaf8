"""A settings word of 16 bits is moved from an old layout to a new one: a dict tells for each old
bit number the new bit number, or None for a setting that was dropped, and an old bit without entry
keeps its number; bits above the sixteen are ignored. Several old bits may lead to the same new bit,
which is then a one when any of them is. Return (new word, sorted list of dropped bit numbers that
were ones)."""


def migrated_settings(word, layout):
    moved = 0
    dropped = []
    for bit in range(16):
        if not word >> bit & 1:
            continue
        target = layout.get(bit, bit)
        if target is None:
            dropped.append(bit)
        else:
            moved |= 1 << target
    return (moved, dropped)


assert migrated_settings(0b101, {0: 4}) == (0b10100, [])
assert migrated_settings(0b111, {1: None}) == (0b101, [1])
assert migrated_settings(0b101, {1: None}) == (0b101, [])
assert migrated_settings(0b011, {0: 3, 1: 3}) == (0b1000, [])
assert migrated_settings(0b11, {0: 1}) == (0b10, [])
assert migrated_settings(0, {0: 2}) == (0, [])
assert migrated_settings(0b1100, {2: None, 3: None}) == (0, [2, 3])
assert migrated_settings(1 << 15, {0: 0}) == (1 << 15, [])
assert migrated_settings(1 << 16, {}) == (0, [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
