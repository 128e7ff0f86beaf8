"""Programme texts begin with a time "HH:MM" and a space, and the broadcasting day runs from a given
hour to the same hour of the next day, the hour itself being its beginning. Sort the texts of one
day by time, those at the same time by the longer text first, then alphabetically; texts of "--:--"
in place of the time come last in the order given."""


def broadcast_order(programmes, first_hour):
    timed = [text for text in programmes if not text.startswith("--:--")]
    open_end = [text for text in programmes if text.startswith("--:--")]

    def place(text):
        hour = int(text[:2])
        clock = text.split()[0]
        return (hour < first_hour, clock, -len(text), text)

    return sorted(timed, key=place) + open_end


assert broadcast_order(["20:15 film", "05:30 news", "04:00 sport"], 5) == [
    "05:30 news",
    "20:15 film",
    "04:00 sport",
]
assert broadcast_order(["04:59 late", "05:00 start"], 5) == ["05:00 start", "04:59 late"]
assert broadcast_order(["09:06 art", "09:05 b"], 0) == ["09:05 b", "09:06 art"]
assert broadcast_order(["09:10 news", "09:10 weather"], 3) == ["09:10 weather", "09:10 news"]
assert broadcast_order(["09:10 zoo", "09:10 art"], 3) == ["09:10 art", "09:10 zoo"]
assert broadcast_order(["--:-- music", "23:00 x", "--:-- a film"], 6) == [
    "23:00 x",
    "--:-- music",
    "--:-- a film",
]
assert broadcast_order(["19:00 x", "21:00 y", "20:59 z"], 20) == ["20:59 z", "21:00 y", "19:00 x"]
assert broadcast_order([], 6) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
