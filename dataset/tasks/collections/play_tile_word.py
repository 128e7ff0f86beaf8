"""Letters of a tile game lie in a bag, a dict from letter to number of tiles. For a word and a rack
of letters, a list in which "?" stands for a blank tile, return (letters of the rack used up, sorted
list of the letters then drawn): the word takes its letters from the rack and blanks for the letters
that are not there, and afterwards one new tile per used one is drawn, each time the alphabetically
first letter among those with the most tiles in the bag, until the bag is empty. Return None when
the rack cannot form the word; the letters used up are listed in the order of the word, with "?" for
a blank, and neither bag nor rack changes."""


def play_tile_word(word, rack, bag):
    free = list(rack)
    used = []
    for letter in word:
        tile = letter if letter in free else "?"
        if tile not in free:
            return None
        free.remove(tile)
        used.append(tile)
    left = dict(bag)
    drawn = []
    for _ in used:
        most = max(left.values(), default=0)
        if most == 0:
            break
        letter = min(key for key in left if left[key] == most)
        left[letter] -= 1
        drawn.append(letter)
    return (used, sorted(drawn))


assert play_tile_word("cab", ["a", "b", "c", "d"], {"x": 9}) == (["c", "a", "b"], ["x", "x", "x"])
assert play_tile_word("cab", ["a", "?", "c"], {"x": 9}) == (["c", "a", "?"], ["x", "x", "x"])
assert play_tile_word("cab", ["a", "c"], {"x": 9}) is None
assert play_tile_word("aa", ["a", "b"], {"x": 9}) is None
assert play_tile_word("abc", ["a", "b", "c"], {"z": 2, "e": 2, "k": 1}) == (
    ["a", "b", "c"],
    ["e", "e", "z"],
)
assert play_tile_word("ab", ["a", "b"], {"e": 1}) == (["a", "b"], ["e"])
assert play_tile_word("ab", ["b", "a"], {}) == (["a", "b"], [])
assert play_tile_word("", ["a"], {"e": 1}) == ([], [])
assert play_tile_word("abc", ["?", "?", "c"], {"z": 3, "e": 2}) == (
    ["?", "?", "c"],
    ["e", "z", "z"],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
