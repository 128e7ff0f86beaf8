"""Write English words in the old manner with a long s, "ſ", for a small "s": the small "s" stays at
the end of a word, directly before an "f" or a "b", and directly after an "f"; in a double "ss" at
the end of a word the first becomes long and the second stays. Capital letters never change; a word
ends where a character that is no letter follows, except that before a hyphen the "s" is long."""


def long_s_spelling(text):
    result = ""
    for index, char in enumerate(text):
        before = (" " + text)[index]
        after = text[index + 1] if index + 1 < len(text) else " "
        if char != "s" or before == "f":
            result += char
        elif after == "-" or (after.isalpha() and after not in "fb"):
            result += "ſ"
        else:
            result += char
    return result


assert long_s_spelling("sad sister") == "ſad ſiſter"
assert long_s_spelling("says, was") == "ſays, was"
assert long_s_spelling("success") == "ſucceſs"
assert long_s_spelling("offset") == "offset"
assert long_s_spelling("transfer husband") == "transfer husband"
assert long_s_spelling("cross-stitch") == "croſſ-ſtitch"
assert long_s_spelling("Song sas") == "Song ſas"
assert long_s_spelling("miss1 saint's") == "miſs1 ſaint's"
assert long_s_spelling("") == ""
assert long_s_spelling("s") == "s"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
