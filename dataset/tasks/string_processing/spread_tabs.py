"""Replace each tab of a line by spaces up to the next tab stop; the stops are columns in ascending
order, counted from 0, and a tab at or beyond the last stop becomes one space. A tab exactly on a
stop moves on to the next one, and characters other than tabs take one column each."""


def spread_tabs(line, stops):
    spread = ""
    for character in line:
        if character != "\t":
            spread += character
            continue
        target = len(spread) + 1
        for stop in stops:
            if stop >= target:
                target = stop
                break
        spread = spread.ljust(target)
    return spread


assert spread_tabs("a\tb", [4, 8]) == "a   b"
assert spread_tabs("abcd\te", [4, 8]) == "abcd    e"
assert spread_tabs("abc\te", [4, 8]) == "abc e"
assert spread_tabs("a\tb\tc", [3, 5]) == "a  b c"
assert spread_tabs("a\t\tb", [3, 9]) == "a        b"
assert spread_tabs("abcdefgh\ti\tj", [4, 8]) == "abcdefgh i j"
assert spread_tabs("\tx", [2]) == "  x"
assert spread_tabs("x\ty", []) == "x y"
assert spread_tabs("plain", [1, 2]) == "plain"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
