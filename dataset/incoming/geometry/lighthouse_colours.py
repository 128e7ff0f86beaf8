"""A lighthouse at (0, 0) shows white light to ships in some directions, and a ship's place is given
in whole miles (x east, y north). Its light is red in the sector from north to east, both borders
excluded, where rocks lie; white in the sector from south to west, both included; and green
otherwise. Return the colours that a ship sees on a straight voyage through the given list of
places, one letter "R", "W" or "G" per place, except that a place farther away than the given range
has "-" and the lighthouse's own place "*"."""


def lighthouse_colours(places, reach):
    seen = ""
    for x, y in places:
        squared = x * x + y * y
        if squared == 0:
            seen += "*"
        elif squared > reach * reach:
            seen += "-"
        elif x > 0 and y > 0:
            seen += "R"
        elif x <= 0 and y <= 0:
            seen += "W"
        else:
            seen += "G"
    return seen


assert lighthouse_colours([(-2, 1), (1, 1), (2, -1), (-1, -1)], 5) == "GRGW"
assert lighthouse_colours([(0, 2), (2, 0), (0, -2), (-2, 0)], 5) == "GGWW"
assert lighthouse_colours([(3, 4), (4, 4), (-5, 0), (-5, -1)], 5) == "R-W-"
assert lighthouse_colours([(0, 0), (1, 0), (0, 1)], 1) == "*GG"
assert lighthouse_colours([(1, -1), (-1, 1), (2, 1)], 2) == "GG-"
assert lighthouse_colours([], 3) == ""
assert lighthouse_colours([(1, 3), (3, 1), (-1, -3)], 9) == "RRW"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
