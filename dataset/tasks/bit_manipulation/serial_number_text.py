"""The serial number of a device is a list of four byte values, read as one number with the first
byte highest. Return it as text: the lowest six bits as a decimal number for the week, the seven
bits above as the year since 2000, the next three as a factory letter beginning with "A" for 0, and
the rest as a number without leading zeros, written as "A-2024-W05-123". Return "invalid" when the
list has not exactly four entries or an entry is not from 0 to 255, when the week is not from 1 to
53, or when the year lies after the given one."""


def serial_number_text(data, latest_year):
    if len(data) != 4:
        return "invalid"
    number = 0
    for byte in data:
        if byte < 0 or byte > 255:
            return "invalid"
        number = number * 256 + byte
    week = number & 63
    year = 2000 + (number >> 6 & 127)
    factory = number >> 13 & 7
    if week < 1 or week > 53:
        return "invalid"
    if year > latest_year:
        return "invalid"
    return f"{'ABCDEFGH'[factory]}-{year}-W{week:02d}-{number >> 16}"


assert serial_number_text([0, 123, 6, 5], 2024) == "A-2024-W05-123"
assert serial_number_text([0, 123, 6, 5], 2023) == "invalid"
assert serial_number_text([1, 0, 0b11100000, 0b01110101], 2030) == "H-2001-W53-256"

assert serial_number_text([0, 0, 0, 0], 2000) == "invalid"
assert serial_number_text([0, 0, 0, 54], 2000) == "invalid"
assert serial_number_text([0, 0, 0, 1, 1], 2127) == "invalid"
assert serial_number_text([123, 6, 5], 2024) == "invalid"
assert serial_number_text([0, 0, -1, 1], 2127) == "invalid"
assert serial_number_text([0, 256, 0, 1], 2127) == "invalid"
assert serial_number_text([255, 255, 0b01011111, 0b11000001], 2127) == "C-2127-W01-65535"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
