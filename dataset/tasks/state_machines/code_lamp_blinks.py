"""A device tells a fault code by a lamp: a long light of 3 or more samples in a row adds 10 to the
code and a shorter one adds 1; a dark time of the given gap or more samples ends the code. List the
codes in a string of "1" (light) and "0" (dark); a code in which light of both lengths occurs with
a short one before a long one is wrong and is given as -1. The end of the string ends the last
code."""


def code_lamp_blinks(samples, gap):
    codes = []
    for group in samples.strip("0").replace("0" * gap, " ").split():
        code = 0
        short = False
        for light in group.split("0"):
            if len(light) >= 3:
                code += 10
                if short:
                    code = -1
                    break
            elif light:
                code += 1
                short = True
        codes.append(code)
    return codes


assert code_lamp_blinks("1110101", 4) == [12]
assert code_lamp_blinks("11101000011011", 4) == [11, 2]
assert code_lamp_blinks("101110111", 4) == [-1]
assert code_lamp_blinks("1111100111", 3) == [20]
assert code_lamp_blinks("1100011", 3) == [1, 1]
assert code_lamp_blinks("11000011", 3) == [1, 1]
assert code_lamp_blinks("0000", 3) == []
assert code_lamp_blinks("", 3) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
