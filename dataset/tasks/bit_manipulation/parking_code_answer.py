"""A parking meter prints a code word of 20 bits. Bits 0 to 9 are the minute of the end divided by
two (0 to 719), bits 10 to 12 are the tariff zone (1 to 6), bits 13 to 16 are the four lowest bits
of the day number, bit 17 is a flag for a resident, and bits 18 and 19 are the number of one bits in
bits 0 to 17, modulo 4. Judge a code for a car standing in a zone on a day at a minute: return
"forged" when the count is wrong or a number is out of its range, "wrong zone" when the zone differs
and the flag is not set, "old" when the four bits do not fit the day, "over" with the number of
minutes after it, as in "over 12", when the minute is later than the end, and otherwise "valid"; the
first fitting answer in this order counts."""


def parking_code_answer(code, zone, day, minute):
    count = code >> 18
    body = code & 0x3FFFF
    if bin(body).count("1") % 4 != count:
        return "forged"
    half = body & 0x3FF
    if half > 719:
        return "forged"
    printed_zone = body >> 10 & 7
    if printed_zone in (0, 7):
        return "forged"
    resident = body >> 17 & 1
    if printed_zone != zone and not resident:
        return "wrong zone"
    if body >> 13 & 15 != day % 16:
        return "old"
    late = minute - 2 * half
    if late > 0:
        return f"over {late}"
    return "valid"


assert parking_code_answer(300 | 2 << 10 | 5 << 13 | 3 << 18, 2, 21, 600) == "valid"
assert parking_code_answer(300 | 2 << 10 | 5 << 13 | 3 << 18, 2, 21, 601) == "over 1"
assert parking_code_answer(300 | 2 << 10 | 5 << 13 | 3 << 18, 3, 21, 601) == "wrong zone"
assert parking_code_answer(300 | 2 << 10 | 5 << 13 | 1 << 17 | 0 << 18, 3, 5, 700) == "over 100"
assert parking_code_answer(300 | 2 << 10 | 5 << 13 | 3 << 18, 2, 22, 999) == "old"
assert parking_code_answer(300 | 2 << 10 | 5 << 13 | 2 << 18, 2, 21, 600) == "forged"
assert parking_code_answer(720 | 2 << 10 | 5 << 13 | 3 << 18, 2, 5, 1440) == "forged"
assert parking_code_answer(719 | 1 << 10 | 15 << 13 | 0 << 18, 1, 15, 1438) == "valid"
assert parking_code_answer(1 | 0 << 10 | 5 << 13 | 3 << 18, 0, 5, 1) == "forged"
assert parking_code_answer(1 | 7 << 10 | 5 << 13 | 2 << 18, 7, 5, 1) == "forged"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
