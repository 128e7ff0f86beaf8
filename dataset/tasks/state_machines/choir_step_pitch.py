"""A melody is written as steps from a starting pitch: "u" goes up and "d" down by the step width,
"r" repeats, "o" goes up by 12, and a digit 1 to 9 sets the step width, which is 2 at first and
after each "r". A pitch outside lowest to highest is not sung but left out of the list, though the
next step goes on from it. Return the list of pitches sung, the starting pitch first if it lies
within the limits; limits in the wrong order give None."""


def choir_step_pitch(start, signs, lowest, highest):
    if lowest > highest:
        return None
    pitch = start
    width = 2
    path = [start]
    for sign in signs:
        if sign.isdigit():
            width = int(sign)
            continue
        if sign == "u":
            pitch += width
        elif sign == "d":
            pitch -= width
        elif sign == "o":
            pitch += 12
        else:
            width = 2
        path.append(pitch)
    return [pitch for pitch in path if lowest <= pitch <= highest]


assert choir_step_pitch(60, "uudr", 50, 70) == [60, 62, 64, 62, 62]
assert choir_step_pitch(60, "1u3dru", 50, 70) == [60, 61, 58, 58, 60]
assert choir_step_pitch(60, "odu", 60, 70) == [60, 70]
assert choir_step_pitch(60, "1d5u", 60, 64) == [60, 64]
assert choir_step_pitch(60, "9u2du", 61, 70) == [69, 67, 69]
assert choir_step_pitch(60, "u", 60, 60) == [60]
assert choir_step_pitch(60, "u", 61, 60) is None
assert choir_step_pitch(60, "", 61, 70) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
