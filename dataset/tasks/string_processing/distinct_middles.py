"""Reduce a list of file names to what tells them apart: the longest beginning that all names share
and then the longest ending that all the remainders share are cut off. A single name and an empty
list have nothing in common to cut and are returned as they are; equal names become empty."""


def distinct_middles(names):
    if len(names) < 2:
        return list(names)
    start = 0
    shortest = min(len(name) for name in names)
    while start < shortest and len({name[start] for name in names}) == 1:
        start += 1
    rests = [name[start:] for name in names]
    end = 0
    while end < shortest - start and len({rest[-1 - end] for rest in rests}) == 1:
        end += 1
    return [rest[: len(rest) - end] for rest in rests]


assert distinct_middles(["scan_01.png", "scan_22.png"]) == ["01", "22"]
assert distinct_middles(["a1.txt", "b1.txt"]) == ["a", "b"]
assert distinct_middles(["xa", "xb", "xab"]) == ["a", "b", "ab"]
assert distinct_middles(["aba", "abba"]) == ["", "b"]
assert distinct_middles(["same", "same", "same"]) == ["", "", ""]
assert distinct_middles(["one.md"]) == ["one.md"]
assert distinct_middles([]) == []
assert distinct_middles(["aa", "aaaa"]) == ["", "aa"]
assert distinct_middles(["p-1-q", "p-2-q", "p-3-r"]) == ["1-q", "2-q", "3-r"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
