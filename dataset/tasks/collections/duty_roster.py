"""Fill a roster for a number of weeks, beginning with a given week number, from a list of people in
their order of turns: each week goes to the person at the front of the line, who then moves to its
end. People absent in a week, given as a dict from week number to a collection of names, are passed
over and keep their place; a week in which everybody is absent gets None."""


def duty_roster(people, first, weeks, absences):
    line = list(people)
    roster = []
    for week in range(first, first + weeks):
        absent = absences.get(week, ())
        present = [name for name in line if name not in absent]
        if not present:
            roster.append(None)
            continue
        roster.append(present[0])
        line.remove(present[0])
        line.append(present[0])
    return roster


assert duty_roster(["a", "b", "c"], 1, 4, {}) == ["a", "b", "c", "a"]
assert duty_roster(["a", "b", "c"], 7, 4, {7: ["a"]}) == ["b", "a", "c", "b"]
assert duty_roster(["a", "b"], 0, 3, {1: ["a", "b"]}) == ["a", None, "b"]
assert duty_roster(["a", "b"], 5, 2, {7: ["a"], 4: ["a"]}) == ["a", "b"]
assert duty_roster([], 3, 2, {}) == [None, None]
assert duty_roster(["a"], 1, 0, {}) == []
assert duty_roster(["a", "b", "c"], 20, 4, {21: ["b", "c"], 22: ["b"]}) == ["a", "a", "c", "b"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
