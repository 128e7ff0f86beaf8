"""Bushes stand in a straight row at the given places in metres, and a hedge trimmer on a cable can
be plugged in at any of the sockets, whose places are given too; its cable lets it reach exactly as
far as its length to both sides. Return the smallest number of sockets from which all bushes
together can be reached, or None when some bush is out of reach of every socket; no bushes need no
socket."""


def trimmer_sockets(bushes, sockets, cable):
    used = 0
    reached = None
    for bush in sorted(bushes):
        if reached is not None and bush <= reached:
            continue
        near = [socket for socket in sockets if bush - cable <= socket <= bush + cable]
        if not near:
            return None
        reached = max(near) + cable
        used += 1
    return used


assert trimmer_sockets([1, 5, 9], [3, 8], 2) == 2
assert trimmer_sockets([9, 1, 5], [1, 3, 5, 7, 9], 2) == 2
assert trimmer_sockets([0, 4, 8], [2, 4, 6], 4) == 1
assert trimmer_sockets([0, 4, 9], [2, 4, 6], 4) == 2
assert trimmer_sockets([0, 3], [-5, 8], 4) is None
assert trimmer_sockets([0, 3], [-4, 7], 4) == 2
assert trimmer_sockets([0, 3], [], 4) is None
assert trimmer_sockets([], [1], 4) == 0
assert trimmer_sockets([-3, -2, 5], [-3, 5], 0) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
