"""Find the name of the palette colour that is nearest to a (red, green, blue) colour: the distance
is the sum of the three differences, where a difference counts double if the palette colour is the
brighter one. Among equally near ones choose the one with the larger sum of red, green and blue,
then the one earlier in the palette, a list of (name, colour) pairs; return None when the nearest
one is farther away than the limit or the palette is empty."""


def palette_colour_name(colour, palette, limit):
    best = None
    for name, other in palette:
        distance = 0
        for mine, its in zip(colour, other):
            distance += max(mine - its, 2 * (its - mine))
        if distance > limit:
            continue
        rank = (distance, -sum(other))
        if best is None or rank < best[0]:
            best = (rank, name)
    return best[1] if best else None


assert (
    palette_colour_name((10, 10, 10), [("black", (0, 0, 0)), ("grey", (12, 12, 12))], 99) == "grey"
)
assert palette_colour_name((10, 10, 10), [("a", (10, 14, 10)), ("b", (3, 10, 10))], 99) == "b"
assert palette_colour_name((10, 10, 10), [("a", (8, 10, 10)), ("b", (10, 10, 11))], 99) == "b"
assert palette_colour_name((10, 10, 10), [("a", (12, 10, 10)), ("b", (10, 10, 12))], 99) == "a"
assert palette_colour_name((10, 10, 10), [("a", (10, 13, 10))], 6) == "a"
assert palette_colour_name((10, 10, 10), [("a", (10, 7, 12))], 6) is None
assert palette_colour_name((10, 10, 10), [], 6) is None
assert palette_colour_name((5, 5, 5), [("z", (5, 5, 9)), ("y", (5, 5, 5))], 9) == "y"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
