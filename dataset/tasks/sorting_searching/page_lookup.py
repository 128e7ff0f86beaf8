"""Look up a word in a book, given as the ascending list of the first words of its pages: open the
page in the middle of those still possible, the later one of two, and go on with the pages before it
when the word is smaller than its first word, otherwise with it and the pages behind it, until one
page is left. Return (that page, list of the pages opened) with pages counted from 1 and page 1 for
words before its first word, or None for no pages."""


def page_lookup(first_words, word):
    if not first_words:
        return None
    low = 1
    high = len(first_words)
    opened = []
    while low < high:
        middle = low + (high - low + 1) // 2
        opened.append(middle)
        if word < first_words[middle - 1]:
            high = middle - 1
        else:
            low = middle
    return (low, opened)


assert page_lookup(["a", "f", "m", "t"], "g") == (2, [3, 2])
assert page_lookup(["a", "f", "m", "t"], "m") == (3, [3, 4])
assert page_lookup(["a", "f", "m", "t"], "zoo") == (4, [3, 4])
assert page_lookup(["b", "f", "m", "t"], "a") == (1, [3, 2])
assert page_lookup(["b"], "x") == (1, [])
assert page_lookup([], "x") is None
assert page_lookup(["a", "c"], "c") == (2, [2])
assert page_lookup(["a", "c", "e", "g", "i", "k", "m"], "f") == (3, [4, 2, 3])
assert page_lookup(["a", "c", "e", "g", "i", "k"], "h") == (4, [4, 5])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
