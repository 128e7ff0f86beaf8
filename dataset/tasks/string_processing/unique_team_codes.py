"""Give each team of a list a three-character code for the scoreboard: the first three letters of
its name as capitals, spaces left out, and X added at the end of shorter ones. When the code is
already taken by an earlier team, its third character is replaced by the first of the fourth and
later letters of the name that gives a free code, and when none does, by the first free digit from 2
on. An empty name gives "---", however often it occurs."""


def unique_team_codes(names):
    codes = []
    for name in names:
        letters = name.replace(" ", "").upper()
        if not letters:
            codes.append("---")
            continue
        letters = letters.ljust(3, "X")
        start = letters[:2]
        for third in letters[2:] + "23456789":
            if start + third not in codes:
                codes.append(start + third)
                break
    return codes


assert unique_team_codes(["Bergen", "Oslo"]) == ["BER", "OSL"]
assert unique_team_codes(["Bergen", "Berlin"]) == ["BER", "BEL"]
assert unique_team_codes(["Bergen", "Berlin", "Berlin"]) == ["BER", "BEL", "BEI"]
assert unique_team_codes(["Ulm", "Ulm", "ulm"]) == ["ULM", "UL2", "UL3"]
assert unique_team_codes(["Au", "A", "Au"]) == ["AUX", "AXX", "AU2"]
assert unique_team_codes(["a b c d", "ABC"]) == ["ABC", "AB2"]
assert unique_team_codes(["", "Rom", " "]) == ["---", "ROM", "---"]
assert unique_team_codes([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
