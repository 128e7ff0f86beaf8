"""Make a safe file name from a title, a number and an ending: letters become small, "ä", "ö", "ü"
and "ß" become "ae", "oe", "ue" and "ss", every run of other characters than a to z and 0 to 9
becomes one "_", and those at the ends go. Words of the title, which the "_" separate, are dropped
from the end, but never the first, until the title has at most 20 characters, and a first word that
is longer is cut to 20; an empty one becomes "untitled". The number follows after "_" with at least
three digits unless it is 0, and the ending in small letters after one dot, with or without a dot of
its own, or nothing if it is empty; the names "con" and "nul" without a number get an "_" in
front."""

import re


def tidy_file_name(title, number, ending):
    name = title.lower()
    for special, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        name = name.replace(special, plain)
    words = [word for word in re.split(r"[^a-z0-9]+", name) if word]
    while len(words) > 1 and len("_".join(words)) > 20:
        words.pop()
    name = "_".join(words)[:20]
    if not name:
        name = "untitled"
    if number:
        name += f"_{number:03}"
    elif name in ("con", "nul"):
        name = "_" + name
    if ending.startswith("."):
        ending = ending[1:]
    if ending:
        name += "." + ending.lower()
    return name


assert tidy_file_name("Grüße -- aus Köln!", 7, ".TXT") == "gruesse_aus_koeln_007.txt"
assert tidy_file_name("One two three four five", 0, "md") == "one_two_three_four.md"
assert tidy_file_name("abcdefghij klmnopqrs", 0, "") == "abcdefghij_klmnopqrs"
assert tidy_file_name("abcdefghij klmnopqrst", 1234, ".") == "abcdefghij_1234"
assert tidy_file_name("abcdefghijklmnopqrstuv wx", 0, "a") == "abcdefghijklmnopqrst.a"
assert tidy_file_name("?", 1, "x") == "untitled_001.x"
assert tidy_file_name("Con", 0, "TXT") == "_con.txt"
assert tidy_file_name("nul", 2, "") == "nul_002"
assert tidy_file_name("Ä ö", 0, ".Z") == "ae_oe.z"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
