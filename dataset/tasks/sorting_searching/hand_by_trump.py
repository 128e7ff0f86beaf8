"""Sort a hand of cards, texts such as "H10" or "SA" with a suit letter (C, D, H or S) and a rank
from 2 to 10, J, Q, K or A. Cards of the trump suit come first, the other suits follow in the order
S, H, D, C, and inside a suit the ranks fall from A to 2, except that in the trump suit the J stands
above the A. With a trump of None no suit is treated in a special way; duplicates stay."""


def hand_by_trump(cards, trump):
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]

    def place(card):
        suit, rank = card[0], card[1:]
        order = ["J", *ranks] if suit == trump else ranks
        return (suit != trump, "SHDC".index(suit), order.index(rank))

    return sorted(cards, key=place)


assert hand_by_trump(["H2", "SA", "HA"], "H") == ["HA", "H2", "SA"]
assert hand_by_trump(["C9", "CA", "CJ", "CK"], "C") == ["CJ", "CA", "CK", "C9"]
assert hand_by_trump(["C9", "CJ", "CA", "CK"], None) == ["CA", "CK", "CJ", "C9"]
assert hand_by_trump(["C2", "D2", "H2", "S2"], None) == ["S2", "H2", "D2", "C2"]
assert hand_by_trump(["C2", "D2", "H2", "S2"], "D") == ["D2", "S2", "H2", "C2"]
assert hand_by_trump(["S9", "S10", "SQ", "SJ"], "H") == ["SQ", "SJ", "S10", "S9"]
assert hand_by_trump(["D3", "D3", "S4"], "C") == ["S4", "D3", "D3"]
assert hand_by_trump([], "S") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
