"""Return the lines as they must be cut into a rubber stamp: each line reversed, with the brackets
"()", "[]", "<>" and the slashes turned round, all lines as long as the longest by spaces in front.
Lines that contain one of the given characters, which the cutter cannot do, are cut as lines of "?"
of their own length."""


def mirror_stamp(lines, impossible):
    turned = {"(": ")", ")": "(", "[": "]", "]": "[", "<": ">", ">": "<", "/": "\\", "\\": "/"}
    width = len(max(lines, key=len, default=""))
    cut = []
    for line in lines:
        if any(char in impossible for char in line):
            line = "?" * len(line)
        mirrored = "".join(turned.get(char, char) for char in reversed(line))
        cut.append(mirrored.rjust(width))
    return cut


assert mirror_stamp(["abc", "de"], "") == ["cba", " ed"]
assert mirror_stamp(["(a]", "<b/", "[\\>)"], "") == [" [a)", " \\b>", "(</]"]
assert mirror_stamp(["No 5", "%x"], "%") == ["5 oN", "  ??"]
assert mirror_stamp(["a&b", "a%b"], "%&") == ["???", "???"]
assert mirror_stamp(["", "ab"], "x") == ["  ", "ba"]
assert mirror_stamp(["ab "], "") == [" ba"]
assert mirror_stamp([], "a") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
