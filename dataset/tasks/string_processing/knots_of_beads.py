"""Write a string of beads, one letter per bead, as a pattern text: beads that are equal and
adjacent are written as number and letter, such as "3r", the number left out when it is 1, and
groups are joined by spaces. When the whole string is some shorter pattern given a whole number of
times, at least 2, it is written as "n x (pattern)" with the shortest such pattern; a string of
equal beads only is never written in this way."""

from itertools import groupby


def knots_of_beads(beads):
    length = (beads + beads).find(beads, 1)
    repeat = len(beads) // length if length > 1 else 1
    groups = []
    for bead, run in groupby(beads[: len(beads) // repeat]):
        count = len(list(run))
        groups.append(f"{count}{bead}" if count > 1 else bead)
    pattern = " ".join(groups)
    return f"{repeat} x ({pattern})" if repeat > 1 else pattern


assert knots_of_beads("rrrgb") == "3r g b"
assert knots_of_beads("rrgrrg") == "2 x (2r g)"
assert knots_of_beads("rgrgrgrg") == "4 x (r g)"
assert knots_of_beads("rgrgr") == "r g r g r"
assert knots_of_beads("rrrr") == "4r"
assert knots_of_beads("rgbbrgbb") == "2 x (r g 2b)"
assert knots_of_beads("r") == "r"
assert knots_of_beads("") == ""
assert knots_of_beads("rgrrgr") == "2 x (r g r)"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
