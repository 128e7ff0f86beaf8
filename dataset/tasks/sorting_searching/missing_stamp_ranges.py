"""A collector owns stamps with whole numbers, given in any order and perhaps repeatedly, of a
series that runs from a first to a last number, both included. Write the missing numbers of the
series as a text: a single one as "7", two or more in a row as "3-5", parts joined by ", " in
ascending order, and "complete" when nothing is missing. When more than half of the series is
missing, the text tells the owned numbers in the same way instead, with "only " before it, or is
"none" when not a single one is owned; numbers outside the series are ignored."""


def missing_stamp_ranges(owned, first, last):
    series = range(first, last + 1)
    have = [number for number in series if number in owned]
    missing = [number for number in series if number not in owned]
    if not missing:
        return "complete"
    if not have:
        return "none"
    begin = ""
    shown = missing
    if len(missing) > len(have):
        begin = "only "
        shown = have
    spans = []
    for number in shown:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    parts = []
    for low, high in spans:
        if low == high:
            parts.append(str(low))
        else:
            parts.append(str(low) + "-" + str(high))
    return begin + ", ".join(parts)


assert missing_stamp_ranges([1, 2, 6, 8, 9, 3], 1, 9) == "4-5, 7"
assert missing_stamp_ranges([5, 4, 3], 3, 5) == "complete"
assert missing_stamp_ranges([8, 1], 3, 5) == "none"
assert missing_stamp_ranges([2, 2, 3, 7], 1, 8) == "only 2-3, 7"
assert missing_stamp_ranges([1, 2], 1, 4) == "3-4"
assert missing_stamp_ranges([1, 2], 1, 5) == "only 1-2"
assert missing_stamp_ranges([2, 3, 9], 1, 3) == "1"
assert missing_stamp_ranges([], 7, 7) == "none"
assert missing_stamp_ranges([3, 5, 6, 7], 0, 8) == "only 3, 5-7"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
