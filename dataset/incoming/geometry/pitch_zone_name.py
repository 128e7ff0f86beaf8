"""A football position (x, y) on a pitch of the given length and width, with (0, 0) in one corner
and the attack going towards larger x, is named by a third and a lane: "back", "middle" or "front"
third of the length, then "left", "centre" or "right", the left lane being the fifth of the width at
the largest y and the right one the fifth at the smallest. Positions on a border of a third or of a
lane belong to the middle third or the centre lane, and the name is such as "front left". A position
outside the pitch, whose edge lines belong to it, is "out"."""


def pitch_zone_name(x, y, length, width):
    if not (0 <= x <= length and 0 <= y <= width):
        return "out"
    third = "middle"
    if 3 * x < length:
        third = "back"
    elif 3 * x > 2 * length:
        third = "front"
    lane = "centre"
    if 5 * y < width:
        lane = "right"
    elif 5 * y > 4 * width:
        lane = "left"
    return f"{third} {lane}"


assert pitch_zone_name(61, 41, 90, 50) == "front left"
assert pitch_zone_name(60, 40, 90, 50) == "middle centre"
assert pitch_zone_name(30, 10, 90, 50) == "middle centre"
assert pitch_zone_name(29, 9, 90, 50) == "back right"
assert pitch_zone_name(0, 0, 90, 50) == "back right"
assert pitch_zone_name(90, 50, 90, 50) == "front left"
assert pitch_zone_name(91, 50, 90, 50) == "out"
assert pitch_zone_name(90, 51, 90, 50) == "out"
assert pitch_zone_name(-1, 20, 90, 50) == "out"
assert pitch_zone_name(5, -1, 90, 50) == "out"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
