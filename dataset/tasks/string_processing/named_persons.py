"""Replace the given names in a text by "Person A", "Person B" and so on in the order in which the
persons first occur in the text, always the same for the same name. Longer names are recognised
before shorter ones, a name counts only where no letter stands directly before or after it, and case
matters. Empty names are ignored; the 27th person and all later ones become "Person ?"."""

import re


def named_persons(text, names):
    ordered = sorted((name for name in names if name), key=len, reverse=True)
    if not ordered:
        return text
    letters = {}

    def stand_in(match):
        name = match.group()
        if name not in letters:
            count = len(letters)
            letters[name] = chr(65 + count) if count < 26 else "?"
        return "Person " + letters[name]

    options = "|".join(re.escape(name) for name in ordered)
    return re.sub(rf"(?<![^\W\d_])(?:{options})(?![^\W\d_])", stand_in, text)


assert named_persons("Bo met Al. Bo left.", ["Al", "Bo"]) == "Person A met Person B. Person A left."
assert named_persons("Al Bo and Al", ["Al", "Al Bo"]) == "Person A and Person B"
assert named_persons("Also Bo's, bo, xAl", ["Al", "Bo"]) == "Also Person A's, bo, xAl"
assert named_persons("J.R. JxR", ["J.R"]) == "Person A. JxR"
assert named_persons("7, 8", [""]) == "7, 8"
assert named_persons("7, 8", []) == "7, 8"
assert named_persons(
    " ".join("zyxwvutsrqponmlkjihgfedcbaä"), list("abcdefghijklmnopqrstuvwxyzä")
).endswith(" Person Y Person Z Person ?")

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
