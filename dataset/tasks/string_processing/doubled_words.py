"""List the words that a text gives twice in a row by mistake, such as "the the": words are
separated by spaces and line breaks and compared without regard to case. Each mistake is a pair of
the word in small letters and the number of the line, counted from 1, on which the second of the two
stands; a word that ends with a punctuation mark is not the same as the one after it, numbers
written in digits are never reported, and a word given three times in a row is two mistakes."""


def doubled_words(text):
    found = []
    previous = ""
    for number, line in enumerate(text.split("\n"), 1):
        for word in line.lower().split():
            if word == previous and word[-1].isalpha():
                found.append((word, number))
            previous = word
    return found


assert doubled_words("in the the end") == [("the", 1)]
assert doubled_words("The\nthe end") == [("the", 2)]
assert doubled_words("so so\n\n so it") == [("so", 1), ("so", 3)]
assert doubled_words("no, no") == []
assert doubled_words("bye, bye, bye") == []
assert doubled_words("7 7 go") == []
assert doubled_words("a b a") == []
assert doubled_words("") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
