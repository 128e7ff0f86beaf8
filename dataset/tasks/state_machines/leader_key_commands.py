"""An editor has commands of two keys: the leader key and then a letter, which must follow less
than wait milliseconds after it; presses are (time, key) pairs in ascending order. List what
happens: the command's name from the table for a leader and a letter in time, "?" for a leader and
a letter that is not in the table, and every other key as itself, a leader that gets no letter in
time vanishing. A leader pressed after a leader in time gives the leader as an ordinary key."""


def leader_key_commands(presses, leader, table, wait):
    results = []
    pending = None
    for time, key in presses:
        in_time = pending is not None and time - pending < wait
        pending = None
        if in_time:
            results.append(leader if key == leader else table.get(key, "?"))
        elif key == leader:
            pending = time
        else:
            results.append(key)
    return results


assert leader_key_commands([(0, ","), (50, "w")], ",", {"w": "save"}, 100) == ["save"]
assert leader_key_commands([(0, ","), (100, "w")], ",", {"w": "save"}, 100) == ["w"]
assert leader_key_commands([(0, ","), (99, "w")], ",", {"w": "save"}, 100) == ["save"]
assert leader_key_commands([(0, ","), (5, "x"), (6, "w")], ",", {"w": "save"}, 100) == ["?", "w"]
assert leader_key_commands([(0, ","), (5, ","), (6, "w")], ",", {"w": "save"}, 100) == [",", "w"]
assert leader_key_commands([(0, ","), (200, ","), (210, "w")], ",", {"w": "save"}, 50) == ["save"]
assert leader_key_commands([(7, "a"), (8, ",")], ",", {"a": "all"}, 50) == ["a"]
assert leader_key_commands([(5, ","), (54, "q")], ",", {"q": "quit"}, 50) == ["quit"]
assert leader_key_commands([], ",", {}, 50) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
