"""A radio station plays songs from several boxes of cards, one list per box. It takes the front
card of the box that was used least so far (the first listed box among equals), plays it and puts it
at the end of the same box, but a song equal to the last one played is not played: its card goes to
the end as well and the next card of the same box is looked at, until all cards of the box have
been. A box that then yields nothing, or is empty, is left out for this turn in favour of the next
least used one; return the list of the songs of the given number of turns, which is shorter when a
turn yields no song from any box."""


def radio_play_list(boxes, turns):
    queues = [list(box) for box in boxes]
    used = []
    played = []
    for _ in range(turns):
        for index in sorted(range(len(queues)), key=used.count):
            queue = queues[index]
            fresh = None
            for _ in range(len(queue)):
                card = queue.pop(0)
                queue.append(card)
                if played[-1:] != [card]:
                    fresh = card
                    break
            if fresh is not None:
                played.append(fresh)
                used.append(index)
                break
    return played


assert radio_play_list([["a", "b"], ["c"]], 4) == ["a", "c", "b", "c"]
assert radio_play_list([["a"], ["a", "b"]], 3) == ["a", "b", "a"]
assert radio_play_list([["a"], []], 3) == ["a"]
assert radio_play_list([["a"], ["b"]], 5) == ["a", "b", "a", "b", "a"]
assert radio_play_list([], 3) == []
assert radio_play_list([["a", "a", "b"]], 4) == ["a", "b", "a", "b"]
assert radio_play_list([["a"], ["a"], ["b", "c"]], 5) == ["a", "b", "a", "c", "a"]
assert radio_play_list([["x", "y"]], 0) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
