"""Build the text of a donor wall from (name, amount) gifts and (title, lowest amount) levels given
from the highest to the lowest: gifts of the same name are added up first, and each donor stands
under the first level whose lowest amount is reached. Return a list of lines, per level with donors
its title in upper case followed by the names in alphabetical order; donors below every level are
left out, but are counted in a last line such as "and 3 friends" (or "and 1 friend") if there are
any."""


def donor_wall_blocks(gifts, levels):
    totals = {}
    for name, amount in gifts:
        totals[name] = totals.get(name, 0) + amount
    names = sorted(totals)
    lines = []
    for title, lowest in levels:
        reached = [name for name in names if totals[name] >= lowest]
        if reached:
            lines.append(title.upper())
            lines.extend(reached)
        names = [name for name in names if name not in reached]
    if len(names) == 1:
        lines.append("and 1 friend")
    elif names:
        lines.append(f"and {len(names)} friends")
    return lines


assert donor_wall_blocks([("Zoe", 50), ("Ann", 60)], [("gold", 100), ("silver", 50)]) == [
    "SILVER",
    "Ann",
    "Zoe",
]
assert donor_wall_blocks([("Bo", 99), ("Bo", 1)], [("gold", 100), ("silver", 50)]) == ["GOLD", "Bo"]
assert donor_wall_blocks([("Bo", 99), ("Cy", 100)], [("gold", 100), ("silver", 50)]) == [
    "GOLD",
    "Cy",
    "SILVER",
    "Bo",
]
assert donor_wall_blocks([("Bo", 49)], [("silver", 50)]) == ["and 1 friend"]
assert donor_wall_blocks([("Bo", 4), ("Al", 9), ("Di", 80)], [("silver", 50)]) == [
    "SILVER",
    "Di",
    "and 2 friends",
]
assert donor_wall_blocks([("Bo", 1), ("Al", 2), ("Cy", 3)], []) == ["and 3 friends"]
assert donor_wall_blocks([], [("gold", 100)]) == []
assert donor_wall_blocks([("Bo", 7), ("Al", 1), ("Al", 1)], [("a", 5), ("b", 2)]) == [
    "A",
    "Bo",
    "B",
    "Al",
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
