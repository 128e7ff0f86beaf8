"""Write the announcement of a train from a dict with the keys line, to, track, delay, cause and
via, of which only the first two are always there: it begins "Line 5 to Oslo", and via, a list,
follows as ", via A, B and C" if it is not empty, then " from track 3" or, when there is no track, "
from the square". A delay in minutes below 5 is not mentioned, one below 60 is ": about 5 minutes
late", rounded down to a multiple of 5, and a longer one ": cancelled"; a cause follows as " because
of snow" only where a delay is mentioned, and the text ends with a full stop."""


def train_announcement(train):
    text = f"Line {train['line']} to {train['to']}"
    if train.get("via"):
        *others, last = train["via"]
        text += ", via "
        if others:
            text += ", ".join(others) + " and "
        text += last
    track = train.get("track")
    if track is None:
        text += " from the square"
    else:
        text += f" from track {track}"
    delay = train.get("delay")
    if delay is None or delay < 5:
        return text + "."
    if delay < 60:
        text += f": about {delay - delay % 5} minutes late"
    else:
        text += ": cancelled"
    if "cause" in train:
        text += f" because of {train['cause']}"
    return text + "."


assert train_announcement({"line": 5, "to": "Oslo", "track": 3}) == "Line 5 to Oslo from track 3."
assert train_announcement({"line": "S1", "to": "Ulm", "via": ["A", "B", "C"]}) == (
    "Line S1 to Ulm, via A, B and C from the square."
)
assert train_announcement({"line": 5, "to": "X", "via": ["A"], "delay": 5, "track": 0}) == (
    "Line 5 to X, via A from track 0: about 5 minutes late."
)
assert train_announcement({"line": 5, "to": "X", "delay": 59, "cause": "snow", "via": []}) == (
    "Line 5 to X from the square: about 55 minutes late because of snow."
)
assert train_announcement({"line": 5, "to": "X", "delay": 4, "cause": "snow", "track": 1}) == (
    "Line 5 to X from track 1."
)
assert train_announcement({"line": 5, "to": "X", "delay": 60, "cause": "fog", "track": 1}) == (
    "Line 5 to X from track 1: cancelled because of fog."
)
assert train_announcement({"line": 5, "to": "X", "delay": 75, "track": 1, "via": ["A", "B"]}) == (
    "Line 5 to X, via A and B from track 1: cancelled."
)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
