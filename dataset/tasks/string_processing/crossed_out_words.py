"""Read a handwritten text in which "~~" around words means that they are crossed out and "^^"
around words that they were put in later: return two texts, as it was first written and as it is
now. The first has the crossed-out words and not those put in, the second the other way round; runs
of spaces become one in both and those at the ends go. A mark without its partner is kept in both,
and a crossed-out part inside words put in is in neither."""

import re


def crossed_out_words(text):
    first = re.sub(r"\^\^(.*?)\^\^", "", text)
    first = re.sub(r"~~(.*?)~~", r"\1", first)
    now = re.sub(r"~~(.*?)~~", "", text)
    now = re.sub(r"\^\^(.*?)\^\^", r"\1", now)
    return " ".join(first.split()), " ".join(now.split())


assert crossed_out_words("I ~~saw~~ ^^met^^ him") == ("I saw him", "I met him")
assert crossed_out_words("a ^^b ~~c~~ d^^ e") == ("a e", "a b d e")
assert crossed_out_words("~~x~~ y  ~~z~~") == ("x y z", "y")
assert crossed_out_words("a ~~b") == ("a ~~b", "a ~~b")
assert crossed_out_words("a^^b^^ ^^c") == ("a ^^c", "ab ^^c")
assert crossed_out_words("~~~~") == ("", "")
assert crossed_out_words("2^3 ~ 8") == ("2^3 ~ 8", "2^3 ~ 8")
assert crossed_out_words("") == ("", "")

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
