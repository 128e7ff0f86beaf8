"""The gable wall of a house is the given width wide, as high as the eaves at both sides, and rises
evenly from them to the peak above its middle. It is clad with upright boards side by side from the
left, each of the given board width, the last one cut narrower where needed. Return the list of
board lengths, each the greatest height of the wall over the width of the board, rounded up to a
whole number; a wall of no width needs no board, and a peak that is not higher than the eaves stands
for a plain wall as high as the eaves."""


def gable_board_lengths(width, eaves, peak, board):
    rise = max(peak - eaves, 0)
    lengths = []
    for left in range(0, width, board):
        right = left + board
        inward = min(2 * right, 2 * (width - left), width)
        lengths.append(eaves + -(-rise * inward // width))
    return lengths


assert gable_board_lengths(8, 3, 7, 2) == [5, 7, 7, 5]
assert gable_board_lengths(9, 3, 6, 2) == [5, 6, 6, 5, 4]
assert gable_board_lengths(10, 2, 7, 3) == [5, 7, 6, 3]
assert gable_board_lengths(5, 4, 4, 3) == [4, 4]
assert gable_board_lengths(5, 4, 1, 2) == [4, 4, 4]
assert gable_board_lengths(0, 4, 6, 2) == []
assert gable_board_lengths(-6, 4, 6, 2) == []
assert gable_board_lengths(4, 1, 3, 9) == [3]
assert gable_board_lengths(8, 3, 7, 3) == [6, 7, 5]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
