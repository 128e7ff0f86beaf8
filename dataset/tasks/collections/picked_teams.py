"""Two teams pick players in turn from a list, best player first; the first team begins, but after
every full round of two picks the other team begins the next one. A player named in the dict of
refusals as refusing the team that is to pick (0 or 1) is passed over for that pick, staying
available, and a team for whom nobody is left simply does not pick. Return both teams as two lists
in order of picking; the picking ends when two picks of a round bring nobody."""


def picked_teams(players, refusals):
    waiting = list(players)
    teams = ([], [])
    first = 0
    for _ in players:
        for team in (first, 1 - first):
            for player in waiting:
                if refusals.get(player) != team:
                    teams[team].append(player)
                    waiting.remove(player)
                    break
        first = 1 - first
    return teams


assert picked_teams(["a", "b", "c", "d"], {}) == (["a", "d"], ["b", "c"])
assert picked_teams(["a", "b", "c"], {"a": 0}) == (["b"], ["a", "c"])
assert picked_teams(["a", "b"], {"a": 1, "b": 1}) == (["a", "b"], [])
assert picked_teams(["a", "b"], {"a": 0, "b": 0}) == ([], ["a", "b"])
assert picked_teams([], {}) == ([], [])
assert picked_teams(["a", "b", "c", "d", "e"], {}) == (["a", "d", "e"], ["b", "c"])
assert picked_teams(["a", "b", "c", "d", "e"], {"c": 1}) == (["a", "c", "e"], ["b", "d"])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
