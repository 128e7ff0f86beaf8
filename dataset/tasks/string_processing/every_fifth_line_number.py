"""Print a poem with line numbers in the margin: every line that is a multiple of five is followed
by spaces and its number, so that all numbers end in the column of the given width; at least two
spaces stand between, even if the number then ends further right. Empty lines are neither counted
nor changed. A last line of the poem whose number is no multiple gets none, and a poem of fewer than
five lines that count is returned as it is."""


def every_fifth_line_number(lines, width):
    printed = []
    count = 0
    for line in lines:
        if line:
            count += 1
            if count % 5 == 0:
                number = str(count)
                gap = max(2, width - len(line) - len(number))
                line += " " * gap + number
        printed.append(line)
    return printed


assert every_fifth_line_number(["a", "b", "c", "d", "e", "f"], 6) == [
    "a",
    "b",
    "c",
    "d",
    "e    5",
    "f",
]
assert every_fifth_line_number(["a", "", "b", "c", "d", "e"], 4)[5] == "e  5"
assert every_fifth_line_number(["a", "b", "c", "d", "efg"], 5) == ["a", "b", "c", "d", "efg  5"]
assert every_fifth_line_number(list("abcdefghij"), 8)[9] == "j     10"
assert every_fifth_line_number(list("abcdefghij"), 8)[8] == "i"
assert every_fifth_line_number(["a", "b", "c", "d"], 9) == ["a", "b", "c", "d"]
assert every_fifth_line_number(["a", "b", "c", "d", ""], 9) == ["a", "b", "c", "d", ""]
assert every_fifth_line_number([], 9) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
