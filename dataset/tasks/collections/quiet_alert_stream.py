"""Alerts are (second, text) pairs in order of time. An alert is shown unless the same text was last
shown less than the given number of seconds before. Return the list of shown alerts as (second,
text, count), where count is 1 plus the number of alerts with the same text that were hidden since
it was last shown."""


def quiet_alert_stream(alerts, seconds):
    last = {}
    hidden = {}
    shown = []
    for second, text in alerts:
        if text in last and second - last[text] < seconds:
            hidden[text] += 1
            continue
        shown.append((second, text, hidden.get(text, 0) + 1))
        last[text] = second
        hidden[text] = 0
    return shown


assert quiet_alert_stream([(100, "disk"), (105, "disk"), (112, "disk")], 10) == [
    (100, "disk", 1),
    (112, "disk", 2),
]
assert quiet_alert_stream([(0, "a"), (9, "a"), (10, "a")], 10) == [(0, "a", 1), (10, "a", 2)]
assert quiet_alert_stream([(0, "a"), (10, "a")], 10) == [(0, "a", 1), (10, "a", 1)]
assert quiet_alert_stream([(0, "a"), (1, "b"), (2, "a")], 10) == [(0, "a", 1), (1, "b", 1)]
assert quiet_alert_stream([], 10) == []
assert quiet_alert_stream([(0, "a"), (1, "a"), (2, "a"), (3, "a"), (8, "a")], 3) == [
    (0, "a", 1),
    (3, "a", 3),
    (8, "a", 1),
]
assert quiet_alert_stream([(4, "a"), (4, "a")], 0) == [(4, "a", 1), (4, "a", 1)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
