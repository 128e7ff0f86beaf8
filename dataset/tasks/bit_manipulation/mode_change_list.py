"""Compare two file modes of nine bits (read, write and execute for user, group and others, from
the highest bit down) and list what changes from the first to the second. Each entry is a letter
of "ugo", then "+" for a right that is gained or "-" for one that is lost, then a letter of
"rwx"; entries follow the order of the bits from the highest down, and higher bits of a mode are
ignored."""


def mode_change_list(old, new):
    changes = []
    for class_index, who in enumerate("ugo"):
        for right_index, right in enumerate("rwx"):
            bit = 1 << (8 - 3 * class_index - right_index)
            if (old ^ new) & bit:
                sign = "+" if new & bit else "-"
                changes.append(who + sign + right)
    return changes


assert mode_change_list(0o644, 0o755) == ["u+x", "g+x", "o+x"]
assert mode_change_list(0o777, 0o750) == ["g-w", "o-r", "o-w", "o-x"]
assert mode_change_list(0o640, 0o640) == []
assert mode_change_list(0o400, 0o200) == ["u-r", "u+w"]
assert mode_change_list(0o4000, 0) == []
assert mode_change_list(0, 0o111) == ["u+x", "g+x", "o+x"]
assert mode_change_list(0o060, 0o006) == ["g-r", "g-w", "o+r", "o+w"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
