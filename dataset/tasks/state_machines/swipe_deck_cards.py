"""Cards of a deck are judged by swipes: "l" throws the first card away, "r" keeps it, "s" puts it
behind the others, and "z" undoes the latest swipe that is not undone yet, of which at most the
given number in a row are allowed, more of them doing nothing. A swipe without a card does nothing
and cannot be undone. Return (kept cards in the order of keeping, the cards still in the deck)."""


def swipe_deck_cards(deck, swipes, undos):
    cards = list(deck)
    kept = []
    past = []
    for swipe in swipes:
        if swipe == "z":
            if past and row < undos:
                cards, kept = past.pop()
                row += 1
            continue
        row = 0
        if not cards:
            continue
        past.append((cards, kept))
        first, cards = cards[0], cards[1:]
        if swipe == "r":
            kept = kept + [first]
        elif swipe == "s":
            cards = cards + [first]
    return (kept, cards)


assert swipe_deck_cards([1, 2, 3], "rl", 1) == ([1], [3])
assert swipe_deck_cards([1, 2, 3], "srs", 1) == ([2], [1, 3])
assert swipe_deck_cards([1, 2, 3], "rrzz", 1) == ([1], [2, 3])
assert swipe_deck_cards([1, 2, 3], "rrzz", 2) == ([], [1, 2, 3])
assert swipe_deck_cards([1, 2, 3], "rrzlz", 1) == ([1], [2, 3])
assert swipe_deck_cards([1, 2, 3], "rlrzlz", 1) == ([1], [3])
assert swipe_deck_cards([1], "rlz", 1) == ([], [1])
assert swipe_deck_cards([1], "zlr", 3) == ([], [])
assert swipe_deck_cards([], "rz", 3) == ([], [])
assert swipe_deck_cards([1, 2], "rz", 0) == ([1], [2])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
