"""Find how much of a tongue twister is alike: for each letter with which words begin, small or
capital, count the words, without those in the given collection of small words, compared in small
letters. Return the letter with most words in small form and the length of the longest row of words
in a row that begin with it, where small words neither break the row nor count; among letters with
equally many words the one whose first word comes first wins. Words are separated by spaces, marks
before the first letter of a word are skipped, words without letter are ignored, and a text without
words that count gives ("", 0)."""

from itertools import groupby


def tongue_twister_count(text, small):
    firsts = []
    for word in text.lower().split():
        letters = [char for char in word if char.isalpha()]
        if not letters or "".join(letters) in small:
            continue
        firsts.append(letters[0])
    if not firsts:
        return "", 0
    best = max(firsts, key=firsts.count)
    runs = [len(list(run)) for letter, run in groupby(firsts) if letter == best]
    return best, max(runs)


assert tongue_twister_count("Six slim snakes hiss", []) == ("s", 3)
assert tongue_twister_count("Bo and Al's big bear", ["and"]) == ("b", 2)
assert tongue_twister_count("red the robin the rat", {"the"}) == ("r", 3)
assert tongue_twister_count("at bay by an", []) == ("a", 1)
assert tongue_twister_count("by a boat at bay", []) == ("b", 1)
assert tongue_twister_count("go up 7 up-go (go) -- up", []) == ("u", 2)
assert tongue_twister_count("The (the) the!", ["the"]) == ("", 0)
assert tongue_twister_count("", []) == ("", 0)
assert tongue_twister_count("cat dog cow duck", []) == ("c", 1)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
