"""A washing machine is idle with a shut door at first. "start" sets an idle machine with a shut
door washing and is refused otherwise, "end" makes a washing one hot, "cool" makes a hot one idle,
"open" opens the door of an idle machine and is refused otherwise, and "shut" shuts the door;
whatever else does not apply is ignored, and "plug" pulls the plug: nothing after it counts. Return
(state, whether the door is open, number of refusals), the state being "idle", "washing" or "hot";
with None for the events return None."""


def washer_refusals(events):
    if events is None:
        return None
    state = "idle"
    door_open = False
    refused = 0
    for event in events:
        if event == "plug":
            break
        if event == "start":
            if state == "idle" and not door_open:
                state = "washing"
            else:
                refused += 1
        elif event == "end" and state == "washing":
            state = "hot"
        elif event == "cool" and state == "hot":
            state = "idle"
        elif event == "open":
            if state == "idle":
                door_open = True
            else:
                refused += 1
        elif event == "shut":
            door_open = False
    return (state, door_open, refused)


assert washer_refusals(None) is None
assert washer_refusals([]) == ("idle", False, 0)
assert washer_refusals(["start", "open", "start", "open"]) == ("washing", False, 3)
assert washer_refusals(["start", "end", "open", "start"]) == ("hot", False, 2)
assert washer_refusals(["open", "start", "open"]) == ("idle", True, 1)
assert washer_refusals(["open", "shut", "start", "cool"]) == ("washing", False, 0)
assert washer_refusals(["end", "start", "end", "cool", "open"]) == ("idle", True, 0)
assert washer_refusals(["start", "plug", "end", "open"]) == ("washing", False, 0)
assert washer_refusals(["end", "open", "cool"]) == ("idle", True, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
