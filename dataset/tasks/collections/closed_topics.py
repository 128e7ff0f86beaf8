"""A list of chat messages is given as (author, text) pairs. Return the threads of a bot that reads
them: a text that begins with "!open " and a topic begins the topic with an empty list, "!close"
closes the topic opened last and still open, and every other text goes as (author, text) into the
topic opened last and still open, or nowhere when none is open. The result is a list of (topic,
messages) in the order of opening, where topics never closed are left out; a topic opened again
while it is still open is ignored, and closing counts only if the author is the one who opened the
topic."""


def closed_topics(messages):
    topics = []
    open_stack = []
    for author, text in messages:
        if text.startswith("!open "):
            topic = text[6:]
            if topic in [entry["topic"] for entry in open_stack]:
                continue
            entry = {"topic": topic, "owner": author, "lines": [], "closed": False}
            topics.append(entry)
            open_stack.append(entry)
        elif not open_stack:
            continue
        elif text == "!close":
            if open_stack[-1]["owner"] == author:
                open_stack.pop()["closed"] = True
        else:
            open_stack[-1]["lines"].append((author, text))
    return [(entry["topic"], entry["lines"]) for entry in topics if entry["closed"]]


assert closed_topics([("a", "!open tea"), ("b", "milk"), ("a", "!close")]) == [
    ("tea", [("b", "milk")])
]
assert closed_topics([("a", "!open tea"), ("b", "milk")]) == []
assert closed_topics([("a", "!open tea"), ("b", "!close"), ("b", "x"), ("a", "!close")]) == [
    ("tea", [("b", "x")])
]
assert closed_topics(
    [("a", "!open x"), ("a", "!open y"), ("b", "1"), ("a", "!close"), ("b", "2"), ("a", "!close")]
) == [
    ("x", [("b", "2")]),
    ("y", [("b", "1")]),
]
assert closed_topics([("a", "lost"), ("a", "!close"), ("a", "!open x"), ("a", "!close")]) == [
    ("x", [])
]
assert closed_topics([("a", "!open x"), ("b", "!open x"), ("b", "!close"), ("a", "!close")]) == [
    ("x", [])
]
assert closed_topics([("a", "!open x"), ("a", "!close"), ("b", "!open x"), ("b", "!close")]) == [
    ("x", []),
    ("x", []),
]
assert closed_topics([("a", "!open x"), ("b", "!open y"), ("b", "!close")]) == [("y", [])]
assert closed_topics([]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
