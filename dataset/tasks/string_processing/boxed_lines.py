"""Draw a frame around a list of text lines: the result begins and ends with a line of "+", dashes
and "+", and each line between stands between "| " and " |", padded to the length of the longest
line. The alignment "<" pads on the right, ">" on the left and "^" on both sides with the odd space
on the right; a given title is centred in the same way in the top line instead of dashes, with a
space on both sides, and widens the frame if needed."""


def boxed_lines(lines, align, title):
    label = f" {title} " if title else ""
    width = max([len(line) for line in lines] + [len(label) - 2, 0])
    edge = width + 2
    left = (edge - len(label)) // 2
    top = "-" * left + label + "-" * (edge - left - len(label))
    boxed = ["+" + top + "+"]
    for line in lines:
        spare = width - len(line)
        before = {"<": 0, "^": spare // 2, ">": spare}[align]
        boxed.append("| " + " " * before + line + " " * (spare - before) + " |")
    return boxed + ["+" + "-" * edge + "+"]


assert boxed_lines(["ab", "abcd"], "<", "") == ["+------+", "| ab   |", "| abcd |", "+------+"]
assert boxed_lines(["a", "abcd"], "^", "") == ["+------+", "|  a   |", "| abcd |", "+------+"]
assert boxed_lines(["a", "abcd"], ">", "") == ["+------+", "|    a |", "| abcd |", "+------+"]
assert boxed_lines(["abcde"], "<", "x") == ["+-- x --+", "| abcde |", "+-------+"]
assert boxed_lines(["a"], "<", "Hey") == ["+ Hey +", "| a   |", "+-----+"]
assert boxed_lines([], "<", "") == ["+--+", "+--+"]
assert boxed_lines([""], "^", "T") == ["+ T +", "|   |", "+---+"]
assert boxed_lines(["q", "abcde"], "^", "ab") == [
    "+- ab --+",
    "|   q   |",
    "| abcde |",
    "+-------+",
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
