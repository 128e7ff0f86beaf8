"""Given a dict of scores by name and a number of places, return the names that take one of these
places, best score first and equal scores in alphabetical order. The place of a name is 1 plus
the number of names with a strictly higher score, so that a tie for the last place lets more
names in."""


def podium_members(scores, places):
    ranked = sorted(scores, key=lambda name: (-scores[name], name))
    members = []
    for name in ranked:
        better = sum(1 for other in scores.values() if other > scores[name])
        if better + 1 <= places:
            members.append(name)
    return members


assert podium_members({"ann": 5, "bob": 9, "cy": 7}, 2) == ["bob", "cy"]
assert podium_members({"cy": 5, "bob": 9, "ann": 5}, 2) == ["bob", "ann", "cy"]
assert podium_members({"ann": 9, "bob": 9, "cy": 7}, 2) == ["ann", "bob"]
assert podium_members({"ann": 9, "bob": 9, "cy": 7}, 3) == ["ann", "bob", "cy"]
assert podium_members({"ann": 1}, 0) == []
assert podium_members({"ann": 1}, 1) == ["ann"]
assert podium_members({}, 3) == []
assert podium_members({"a": 1, "b": 2, "c": 3, "d": 4}, 3) == ["d", "c", "b"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
