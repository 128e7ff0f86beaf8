"""Decode an instruction word of 16 bits into a text by its highest four bits: 0 is "stop", 1 is
"load rX, N", 2 is "add rX, rY", 3 is "jump N", 4 is "skip rX", and everything else gives "data"
followed by a blank and the whole word as four lower-case hexadecimal digits. X is the number in
bits 8 to 11, Y the one in bits 4 to 7, and N the lowest eight bits as a signed number in two's
complement; an add whose lowest four bits are not all zero and a stop whose other bits are not all
zero are data, too."""


def instruction_text(word):
    code = word >> 12
    first = word >> 8 & 15
    second = word >> 4 & 15
    number = word & 255
    if number > 127:
        number -= 256
    if word == 0:
        return "stop"
    if code == 1:
        return f"load r{first}, {number}"
    if code == 2 and word & 15 == 0:
        return f"add r{first}, r{second}"
    if code == 3:
        return f"jump {number}"
    if code == 4:
        return f"skip r{first}"
    return f"data {word:04x}"


assert instruction_text(0x0000) == "stop"
assert instruction_text(0x137F) == "load r3, 127"
assert instruction_text(0x1A80) == "load r10, -128"
assert instruction_text(0x2590) == "add r5, r9"
assert instruction_text(0x25F1) == "data 25f1"
assert instruction_text(0x30FF) == "jump -1"
assert instruction_text(0x4700) == "skip r7"
assert instruction_text(0x0001) == "data 0001"
assert instruction_text(0x5C40) == "data 5c40"
assert instruction_text(0x2008) == "data 2008"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
