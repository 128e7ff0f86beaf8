"""Name the raised flags of a device status word: bit 0 belongs to the first entry of a list of
names, bit 1 to the second, and so on. Return the names of the set bits from the lowest bit up,
leave out reserved bits whose entry is None, and write a set bit beyond the list as "bit" followed
by its number."""


def status_flag_names(status, names):
    shown = []
    position = 0
    while status:
        if status & 1:
            if position >= len(names):
                shown.append(f"bit{position}")
            elif names[position] is not None:
                shown.append(names[position])
        status >>= 1
        position += 1
    return shown


assert status_flag_names(0b101, ["ready", "busy", "error"]) == ["ready", "error"]
assert status_flag_names(0b110, ["ready", "busy", "error"]) == ["busy", "error"]
assert status_flag_names(0, ["ready"]) == []
assert status_flag_names(0b11, [None, "busy"]) == ["busy"]
assert status_flag_names(0b10, ["ready"]) == ["bit1"]
assert status_flag_names(0b100001, ["ready", None]) == ["ready", "bit5"]
assert status_flag_names(1, []) == ["bit0"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
