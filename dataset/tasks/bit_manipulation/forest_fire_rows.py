"""A fire spreads over a forest given as row words of the given width, bit 0 being the rightmost
tree: the lists hold the standing trees and the burning ones, and both have equally many rows. In
each step every burning tree is burnt down, and trees standing directly left, right, above or below
it begin to burn; a wet tree, given by a third list of row words, only begins to burn when at least
two trees beside it burn. Return (standing, burning) after the given number of steps, where a tree
that burns stands no longer; bits beyond the width are no trees."""


def forest_fire_rows(standing, burning, wet, width, steps):
    full = (1 << width) - 1
    standing = [row & full for row in standing]
    burning = [row & full for row in burning]
    count = len(standing)
    for _ in range(steps):
        caught = []
        for row in range(count):
            near = [burning[row] << 1, burning[row] >> 1]
            if row > 0:
                near.append(burning[row - 1])
            if row + 1 < count:
                near.append(burning[row + 1])
            once = 0
            twice = 0
            for word in near:
                twice |= once & word
                once |= word
            dry = once & ~wet[row]
            caught.append(standing[row] & (dry | twice))
        burning = caught
        for row in range(count):
            standing[row] &= ~burning[row]
    return (standing, burning)


assert forest_fire_rows([0b11011], [0b00100], [0], 5, 1) == ([0b10001], [0b01010])
assert forest_fire_rows([0b11011], [0b00100], [0], 5, 2) == ([0], [0b10001])
assert forest_fire_rows([0b111, 0b101, 0b111], [0, 0b010, 0], [0, 0, 0], 3, 1) == (
    [0b101, 0, 0b101],
    [0b010, 0b101, 0b010],
)
assert forest_fire_rows([0b010, 0b000], [0b100, 0b010], [0b010, 0], 3, 1) == ([0, 0], [0b010, 0])
assert forest_fire_rows([0b010], [0b100], [0b010], 3, 1) == ([0b010], [0])
assert forest_fire_rows([0b1100], [0b0100], [0], 3, 1) == ([0b100], [0])
assert forest_fire_rows([0b1], [0b110], [0], 1, 1) == ([0b1], [0])
assert forest_fire_rows([0b1], [0b10], [0], 2, 0) == ([0b1], [0b10])
assert forest_fire_rows([0, 0b010], [0b010, 0], [0, 0], 3, 1) == ([0, 0], [0, 0b010])
assert forest_fire_rows([0b1, 0, 0b1], [0, 0b1, 0], [0b1, 0, 0], 1, 1) == ([0b1, 0, 0], [0, 0, 0b1])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
