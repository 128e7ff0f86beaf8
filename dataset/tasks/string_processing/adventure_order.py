"""Understand an order typed in a text game: return (verb, thing, place), each in small letters and
"" when it is absent. The words "a", "an", "the" and "please" are dropped, the first word left is
the verb, for which "get" and "grab" mean "take" and the pair "pick up" also means "take"; a
direction "n", "e", "s" or "w" alone means "go" with the thing "north", "east", "south" or "west".
Words up to the first "in", "on" or "with" form the thing and those behind it the place, "it" as the
thing stands for the thing given as last, and an order without verb, or one with a place but no
thing, gives None."""


def adventure_order(order, last):
    directions = {"n": "north", "e": "east", "s": "south", "w": "west"}
    words = []
    for word in order.lower().split():
        if word not in ("a", "an", "the", "please"):
            words.append(word)
    if not words:
        return None
    verb, *rest = words
    if verb in directions and not rest:
        return "go", directions[verb], ""
    if verb == "pick" and rest[:1] == ["up"]:
        verb = "take"
        rest = rest[1:]
    elif verb in ("get", "grab"):
        verb = "take"
    cut = len(rest)
    for index, word in enumerate(rest):
        if word in ("in", "on", "with"):
            cut = index
            break
    thing = " ".join(rest[:cut])
    place = " ".join(rest[cut + 1 :])
    if thing == "it":
        thing = last
    if place and not thing:
        return None
    return verb, thing, place


assert adventure_order("Put the red box on a table", "") == ("put", "red box", "table")
assert adventure_order("please pick up lamp", "key") == ("take", "lamp", "")
assert adventure_order("grab it with tongs in hand", "key") == ("take", "key", "tongs in hand")
assert adventure_order("W", "") == ("go", "west", "")
assert adventure_order("Z", "") == ("z", "", "")
assert adventure_order("pick lock in", "key") == ("pick", "lock", "")
assert adventure_order("the please", "key") is None
assert adventure_order("sit on it", "key") is None
assert adventure_order("n door", "key") == ("n", "door", "")
assert adventure_order("lift up it", "key") == ("lift", "up it", "")

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
