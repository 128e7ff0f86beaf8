"""Shorten a chat log for the minutes of a meeting: lines are "name: text", and those without ": "
belong to the line before, joined to it by a space, or to nobody at the beginning, where they are
dropped. Texts by the same person directly after each other are joined by " / ", unless agreement
with the former was counted; texts that after removal of marks at their ends consist of one of the
given words of agreement, in any case, are not shown but counted for the last shown text, which gets
" (+2)" behind it, counting each person once and never the author of that text. Agreement before any
shown text is dropped; return the lines "name: text"."""


def chat_log_minutes(lines, agreement):
    speeches = []
    for line in lines:
        name, mark, text = line.partition(": ")
        if mark:
            speeches.append([name, text])
        elif speeches:
            speeches[-1][1] += " " + line
    shown = []
    for name, text in speeches:
        if text.strip(" .,!?").lower() in agreement:
            if shown and name != shown[-1][0]:
                shown[-1][2].add(name)
        elif shown and shown[-1][0] == name and not shown[-1][2]:
            shown[-1][1] += " / " + text
        else:
            shown.append([name, text, set()])
    result = []
    for name, text, friends in shown:
        line = f"{name}: {text}"
        if friends:
            line += f" (+{len(friends)})"
        result.append(line)
    return result


assert chat_log_minutes(["Bo: Lunch?", "Al: Yes!", "Cy: yes", "Al: YES"], ["yes"]) == [
    "Bo: Lunch? (+2)"
]
assert chat_log_minutes(["hello", "Bo: At", "noon", "Bo: here"], []) == ["Bo: At noon / here"]
assert chat_log_minutes(["Bo: So", "Bo: ok.", "Bo: then"], ["ok"]) == ["Bo: So / then"]
assert chat_log_minutes(["Bo: So", "Al: ok", "Bo: then"], ["ok"]) == ["Bo: So (+1)", "Bo: then"]
assert chat_log_minutes(["Al: ok", "Bo: x", "Al: y", "Bo: ok ok"], ["ok"]) == [
    "Bo: x",
    "Al: y",
    "Bo: ok ok",
]
assert chat_log_minutes(["Bo: a", "Al: b", "Bo: ok"], ["ok"]) == ["Bo: a", "Al: b (+1)"]
assert chat_log_minutes(["Bo: a", "Al: o", "k"], ["o k", "k"]) == ["Bo: a (+1)"]
assert chat_log_minutes(["12:30"], ["ok"]) == []
assert chat_log_minutes(["Bo: So", "Al: ok", "Bo: then", "Bo: go"], ["ok"]) == [
    "Bo: So (+1)",
    "Bo: then / go",
]
assert chat_log_minutes([], ["ok"]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
