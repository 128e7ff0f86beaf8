"""A toy robot carries out a program of bytes, each with an order in its upper four bits and a
number n from 0 to 15 in its lower four: order 1 moves n fields ahead, 2 turns to the right n times
by 90 degrees, 3 remembers the position of this byte under n, 4 goes back to the byte after the one
remembered under n if the light is on (and to nowhere if nothing is remembered), 5 switches the
light off when n is 0 and turns it over otherwise, and order 0 ends the program. Every other order
is ignored, the robot starts at (0, 0) looking in the direction of growing y with the light off, and
it stops after the given number of bytes carried out. Return (x, y, light as True or False)."""


def toy_robot_end(program, most):
    x = 0
    y = 0
    step = (0, 1)
    light = False
    marks = {}
    place = 0
    for _ in range(most):
        if place >= len(program):
            break
        order, number = divmod(program[place], 16)
        place += 1
        if order == 0:
            break
        if order == 1:
            x += step[0] * number
            y += step[1] * number
        elif order == 2:
            for _ in range(number):
                step = (step[1], -step[0])
        elif order == 3:
            marks[number] = place
        elif order == 4 and light:
            place = marks.get(number, place)
        elif order == 5:
            light = bool(number) and not light

    return (x, y, light)


assert toy_robot_end([0x13, 0x21, 0x12], 9) == (2, 3, False)
assert toy_robot_end([0x23, 0x12, 0x51], 9) == (-2, 0, True)
assert toy_robot_end([0x11, 0x00, 0x11], 9) == (0, 1, False)
assert toy_robot_end([0x32, 0x11, 0x52, 0x42], 9) == (0, 2, False)
assert toy_robot_end([0x32, 0x11, 0x50, 0x42], 9) == (0, 1, False)
assert toy_robot_end([0x11, 0x51, 0x63, 0x12], 9) == (0, 3, True)
assert toy_robot_end([0x51, 0x43, 0x14, 0x50], 9) == (0, 4, False)
assert toy_robot_end([0x11, 0x11, 0x11], 2) == (0, 2, False)
assert toy_robot_end([0x22, 0x1F, 0xF1, 0x52], 9) == (0, -15, True)
assert toy_robot_end([], 5) == (0, 0, False)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
