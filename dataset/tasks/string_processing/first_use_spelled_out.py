"""Spell out abbreviations in a text whose words are separated by single spaces: at its first use,
an abbreviation in the given dict is replaced by its meaning followed by a space and the
abbreviation in round brackets, and at later uses it stays. A comma, semicolon, colon or full stop
at the end of the word is not part of the abbreviation and stays behind it; case matters, and an
abbreviation that is already in round brackets counts as used from there on."""


def first_use_spelled_out(text, meanings):
    used = set()
    words = []
    for word in text.split(" "):
        mark = word[-1:] if word[-1:] in (",", ";", ":", ".") else ""
        core = word[: len(word) - len(mark)]
        if core[:1] == "(" and core[-1:] == ")":
            used.add(core[1:-1])
        elif core in meanings and core not in used:
            used.add(core)
            word = f"{meanings[core]} ({core}){mark}"
        words.append(word)
    return " ".join(words)


assert first_use_spelled_out("The UN met", {"UN": "United Nations"}) == (
    "The United Nations (UN) met"
)
assert first_use_spelled_out("UN, then UN", {"UN": "United Nations"}) == (
    "United Nations (UN), then UN"
)
assert first_use_spelled_out("un UN.", {"UN": "Union"}) == "un Union (UN)."
assert first_use_spelled_out("big union (UN), UN", {"UN": "Nations"}) == "big union (UN), UN"
assert first_use_spelled_out("UN; EU: UN EU", {"UN": "Nat", "EU": "Eur"}) == (
    "Nat (UN); Eur (EU): UN EU"
)
assert first_use_spelled_out("(UN EU) EU UN", {"UN": "N", "EU": "E"}) == "(UN EU) E (EU) N (UN)"
assert first_use_spelled_out("UN! UN", {"UN": "Nations"}) == "UN! Nations (UN)"
assert first_use_spelled_out("", {"UN": "Nations"}) == ""
assert first_use_spelled_out("(see UN) N", {"N": "North"}) == "(see UN) North (N)"
assert first_use_spelled_out("(NO go) N", {"N": "North"}) == "(NO go) North (N)"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
