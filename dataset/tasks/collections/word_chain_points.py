"""Two teams of a quiz name words in turn, given as one list in which the first, third and fifth
word and so on come from team 0 and the others from team 1. A word that was named before by anybody
costs its team one point, a new word that begins with the last letter of the word before gains one,
and any other new word, also the very first, changes nothing. Words are compared in lower case;
return the (points of team 0, points of team 1)."""


def word_chain_points(words):
    points = [0, 0]
    named = set()
    before = ""
    for turn, word in enumerate(words):
        word = word.lower()
        if word in named:
            points[turn % 2] -= 1
        elif before and word[0] == before[-1]:
            points[turn % 2] += 1
        named.add(word)
        before = word
    return (points[0], points[1])


assert word_chain_points(["tea", "arm", "map"]) == (1, 1)
assert word_chain_points(["tea", "TEA"]) == (0, -1)
assert word_chain_points(["tea", "sun", "Nut", "top", "pot", "tea"]) == (2, 0)
assert word_chain_points(["tea"]) == (0, 0)
assert word_chain_points([]) == (0, 0)
assert word_chain_points(["ada", "ada", "ada"]) == (-1, -1)
assert word_chain_points(["Tea", "Apt", "tin"]) == (1, 1)
assert word_chain_points(["ab", "cd", "ab", "bc"]) == (-1, 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
