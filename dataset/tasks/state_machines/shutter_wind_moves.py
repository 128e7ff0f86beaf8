"""A window shutter is "up" or "down" and begins up. For each (wind, bright) reading it moves to
the place wanted: up in a wind of 12 or more, else down when it is bright and up when it is not;
but after a wind of 12 or more it stays up until the wind was below 8 in as many readings in a row
as given, the last of them counting already. Return the indices of the readings at which it
moves."""


def shutter_wind_moves(readings, calm):
    moves = []
    down = False
    needed = 0
    for index, (wind, bright) in enumerate(readings):
        if wind >= 12:
            needed = calm
        elif needed:
            needed = needed - 1 if wind < 8 else calm
        wanted = bright and wind < 12 and needed == 0
        if wanted != down:
            down = wanted
            moves.append(index)
    return moves


assert shutter_wind_moves([(3, True), (3, True), (3, False)], 2) == [0, 2]
assert shutter_wind_moves([(11, True), (12, True), (11, True)], 1) == [0, 1]
assert shutter_wind_moves([(12, True), (7, True), (7, True)], 2) == [2]
assert shutter_wind_moves([(12, True), (7, True), (8, True), (7, True), (7, True)], 2) == [4]
assert shutter_wind_moves([(12, True), (9, True)], 0) == [1]
assert shutter_wind_moves([(20, True), (5, False), (9, True)], 1) == [2]
assert shutter_wind_moves([(5, True), (20, True), (6, True), (6, True), (6, True)], 2) == [0, 1, 3]
assert shutter_wind_moves([], 2) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
