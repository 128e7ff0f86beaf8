"""A pinball table lights lamps in a word of eight bits, and a list tells the numbers of the targets
that the ball hits. A target from 0 to 7 lights its lamp and gives 10 points, or 50 when the lamp is
lit already; 8 is a lane that shifts all lamps one place up, the highest one coming back at the
lowest place, and gives no points; 9 is a hole that scores 100 for each lit lamp and puts all lamps
out; every other number is the drain, which ends the ball at once. As soon as all eight lamps are
lit after a hit, the lamps go out, and from then on all further points are doubled, and doubled
again at each further time, up to eight times the normal points; return (points, lamps) at the end
of the ball."""


def pinball_ball_score(hits):
    lamps = 0
    points = 0
    factor = 1
    for target in hits:
        if target < 0 or target > 9:
            break
        if target == 8:
            lamps = (lamps << 1 | lamps >> 7) & 255
            continue
        if target == 9:
            points += 100 * factor * bin(lamps).count("1")
            lamps = 0
            continue
        bit = 1 << target
        if lamps & bit:
            points += 50 * factor
            continue
        lamps |= bit
        points += 10 * factor
        if lamps == 255:
            lamps = 0
            factor = min(2 * factor, 8)
    return (points, lamps)


assert pinball_ball_score([0, 1, 1]) == (70, 3)
assert pinball_ball_score([7, 8, 0]) == (60, 1)
assert pinball_ball_score([2, 5, 9, 3]) == (230, 8)
assert pinball_ball_score([1, 10, 2]) == (10, 2)
assert pinball_ball_score([1, -1, 2]) == (10, 2)
assert pinball_ball_score([2, 8]) == (10, 8)
assert pinball_ball_score([0, 1, 2, 3, 4, 5, 6, 7, 0]) == (100, 1)
assert pinball_ball_score(list(range(8)) * 5 + [0, 1]) == (2000, 3)
assert pinball_ball_score([]) == (0, 0)
assert pinball_ball_score(list(range(8)) + [1, 1, 9]) == (400, 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
