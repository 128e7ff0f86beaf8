"""Carry out a list of editing commands on a list of lines and return the new list: "d 3" deletes
line 3, "m 2 5" moves line 2 so that it becomes line 5 of the result, "j 4" joins line 4 and the one
after it by a space, and "u" undoes the last command that had an effect and is not undone yet. Lines
are counted from 1 at the time of the command; a command that names a line that does not exist, or
would join the last line, has no effect, and other commands do not occur."""


def edited_line_list(lines, commands):
    current = list(lines)
    history = []
    for command in commands:
        kind, *numbers = command.split()
        if kind == "u":
            if history:
                current = history.pop()
            continue
        places = [int(number) for number in numbers]
        if min(places) < 1 or max(places) > len(current):
            continue
        index = places[0] - 1
        if kind == "j" and index + 1 == len(current):
            continue
        history.append(list(current))
        taken = current.pop(index)
        if kind == "m":
            current.insert(places[1] - 1, taken)
        elif kind == "j":
            current[index] = taken + " " + current[index]
    return current


assert edited_line_list(["a", "b", "c"], ["d 2"]) == ["a", "c"]
assert edited_line_list(["a", "b", "c", "d"], ["m 1 3"]) == ["b", "c", "a", "d"]
assert edited_line_list(["a", "b", "c", "d"], ["m 4 2", "j 3"]) == ["a", "d", "b c"]
assert edited_line_list(["a", "b"], ["d 1", "u", "u"]) == ["a", "b"]
assert edited_line_list(["a", "b", "c"], ["d 1", "d 1", "d 2", "u"]) == ["b", "c"]
assert edited_line_list(["a", "b"], ["j 2", "d 3", "m 1 3", "d 0"]) == ["a", "b"]
assert edited_line_list(["a", "b"], ["j 1", "d 2", "d 1", "u"]) == ["a b"]
assert edited_line_list([], ["d 1", "u"]) == []
assert edited_line_list(["a", "b"], ["d 2", "m 1 1", "u", "u"]) == ["a", "b"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
