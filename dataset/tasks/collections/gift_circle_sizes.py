"""Everybody in a group draws the name of the person to give a present to, recorded in a dict from
giver to receiver. Return the sizes of the closed circles of giving, from large to small, or None
when the draw is not valid: somebody draws themselves, a receiver is not a giver, or a person is
drawn twice."""


def gift_circle_sizes(draw):
    if set(draw.values()) != set(draw):
        return None
    sizes = []
    seen = set()
    for start in draw:
        size = 0
        person = start
        while person not in seen:
            seen.add(person)
            person = draw[person]
            size += 1
        if size == 1:
            return None
        if size:
            sizes.append(size)
    return sorted(sizes, reverse=True)


assert gift_circle_sizes({"a": "b", "b": "c", "c": "a"}) == [3]
assert gift_circle_sizes({"a": "b", "b": "a", "c": "d", "d": "e", "e": "c"}) == [3, 2]
assert gift_circle_sizes({"a": "a"}) is None
assert gift_circle_sizes({"a": "b", "b": "x"}) is None
assert gift_circle_sizes({"a": "b", "b": "c", "c": "b"}) is None
assert gift_circle_sizes({"z": "y", "y": "z"}) == [2]
assert gift_circle_sizes({"a": "b", "b": "d", "d": "c", "c": "a"}) == [4]
assert gift_circle_sizes({}) == []
assert gift_circle_sizes({"a": "c", "b": "d", "c": "a", "d": "b"}) == [2, 2]
assert gift_circle_sizes({"a": "b", "b": "a", "c": "c"}) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
