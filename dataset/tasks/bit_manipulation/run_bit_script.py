"""Run a list of commands on a word and return the final word: ("set", n), ("clear", n) and
("flip", n) act on bit n, ("copy", n, m) gives bit m the value of bit n, and ("skip", n) leaves
out the next command when bit n is a one. A skipped command has no effect at all, even if it is
itself a "skip"."""


def run_bit_script(word, commands):
    position = 0
    while position < len(commands):
        action, number, *rest = commands[position]
        position += 1
        bit = 1 << number
        if action == "set":
            word |= bit
        elif action == "clear":
            word &= ~bit
        elif action == "flip":
            word ^= bit
        elif action == "copy":
            (target,) = rest
            value = (word >> number) & 1
            word = (word & ~(1 << target)) + (value << target)
        elif word & bit:
            position += 1
    return word


assert run_bit_script(0b0101, [("set", 1), ("clear", 2)]) == 0b0011
assert run_bit_script(0b0100, [("set", 2), ("clear", 0)]) == 0b0100
assert run_bit_script(0b1, [("flip", 3), ("flip", 0)]) == 0b1000
assert run_bit_script(0b0010, [("copy", 1, 3)]) == 0b1010
assert run_bit_script(0b1, [("skip", 0), ("clear", 0), ("set", 2)]) == 0b101
assert run_bit_script(0b10, [("skip", 0), ("clear", 1)]) == 0
assert run_bit_script(0b1, [("skip", 0), ("skip", 0), ("clear", 0)]) == 0
assert run_bit_script(6, []) == 6
assert run_bit_script(0b0110, [("copy", 2, 1), ("copy", 3, 2)]) == 0b0010
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
