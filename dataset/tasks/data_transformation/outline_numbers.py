"""Number the headings of a document from the list of their depths (1 is the top level): each
heading gets the counters of all levels down to its own, joined by ".", and a heading resets the
counters of all deeper levels. A level that is skipped on the way down counts as 1."""


def outline_numbers(depths):
    counters = []
    numbers = []
    for depth in depths:
        if depth <= len(counters):
            del counters[depth:]
            counters[-1] += 1
        else:
            counters += [1] * (depth - len(counters))
        numbers.append(".".join(str(counter) for counter in counters))
    return numbers


assert outline_numbers([1, 2, 2, 1]) == ["1", "1.1", "1.2", "2"]
assert outline_numbers([1, 2, 3, 2, 3]) == ["1", "1.1", "1.1.1", "1.2", "1.2.1"]
assert outline_numbers([1, 3]) == ["1", "1.1.1"]
assert outline_numbers([2, 2, 1]) == ["1.1", "1.2", "2"]
assert outline_numbers([1, 1, 1]) == ["1", "2", "3"]
assert outline_numbers([1, 2, 3, 1, 2]) == ["1", "1.1", "1.1.1", "2", "2.1"]
assert outline_numbers([]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
