"""Read the hidden word of a puzzle: from each line the letter at the place given for the line,
counted from 1 over letters only, spaces and marks skipped; places are used in order and start again
from the first when there are more lines than places. A negative place counts from the end, -1 being
the last letter; a place of 0 and a line that has too few letters give ".", and empty lines are
skipped and use no place. No places give an empty text."""


def acrostic_down(lines, places):
    if not places:
        return ""
    word = ""
    for line in lines:
        if not line:
            continue
        letters = ["."] + [char for char in line if char.isalpha()]
        place = places[len(word) % len(places)]
        word += letters[place] if abs(place) < len(letters) else "."
    return word


assert acrostic_down(["Oh no", "it was", "late"], [1]) == "Oil"
assert acrostic_down(["Oh no", "it was", "late"], [2, -1]) == "hsa"
assert acrostic_down(["a-b c", "d", "", "e!f"], [3, 1, 2]) == "cdf"
assert acrostic_down(["ab", "ab", "ab"], [-2, -3, 3]) == "a.."
assert acrostic_down(["ab", "", "cd"], [1, 2]) == "ad"
assert acrostic_down([" 1", "x"], [1]) == ".x"
assert acrostic_down(["abc"], []) == ""
assert acrostic_down([], [1]) == ""
assert acrostic_down(["ab", "cd"], [0, 2]) == ".d"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
