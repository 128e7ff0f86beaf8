"""A cleaning robot starts at (0, 0) facing north on a floor of fields (x, y) with x from 0 to width
- 1 and y from 0 to height - 1, north being towards larger y. Its commands are "L" and "R" for a
quarter turn and "F" for one step forward, which is not made when it would leave the floor; return
(x, y, bumps) with its last field and the number of steps not made."""


def robot_floor_log(commands, width, height):
    x = y = bumps = 0
    dx, dy = 0, 1
    for command in commands:
        if command == "L":
            dx, dy = -dy, dx
        elif command == "R":
            dx, dy = dy, -dx
        elif 0 <= x + dx < width and 0 <= y + dy < height:
            x += dx
            y += dy
        else:
            bumps += 1
    return (x, y, bumps)


assert robot_floor_log("FFRF", 4, 4) == (1, 2, 0)
assert robot_floor_log("FFF", 4, 3) == (0, 2, 1)
assert robot_floor_log("RFFF", 3, 4) == (2, 0, 1)
assert robot_floor_log("LF", 4, 4) == (0, 0, 1)
assert robot_floor_log("LLFF", 4, 4) == (0, 0, 2)
assert robot_floor_log("FRFFRFRF", 5, 5) == (1, 0, 0)
assert robot_floor_log("RFFLFFLFLF", 5, 5) == (1, 1, 0)
assert robot_floor_log("", 1, 1) == (0, 0, 0)
assert robot_floor_log("FRFLLF", 1, 1) == (0, 0, 3)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
