"""A robot arm stands over place 0 of a row of stacks, given as lists of boxes with the topmost
last. The commands are "L" and "R", which move it by one place, a command that would leave the row
ending everything, "G", which grips the topmost box when the arm is empty, and "D", which puts the
gripped box down unless the stack has already the given height; "G" and "D" that are impossible do
nothing. Return (list of stacks, gripped box or None, place) and leave the given lists as they
are."""


def robot_arm_carry(stacks, commands, height):
    result = [list(stack) for stack in stacks]
    place = 0
    held = None
    for command in commands:
        if command == "L":
            if place == 0:
                break
            place -= 1
        elif command == "R":
            if place == len(stacks) - 1:
                break
            place += 1
        elif command == "G":
            if held is None and result[place]:
                held = result[place].pop()
        elif held is not None and len(result[place]) < height:
            result[place].append(held)
            held = None
    return (result, held, place)


assert robot_arm_carry([["a", "b"], []], "GRD", 3) == ([["a"], ["b"]], None, 1)
assert robot_arm_carry([["a", "b"], []], "GGRDD", 3) == ([["a"], ["b"]], None, 1)
assert robot_arm_carry([["a"], ["b", "c"]], "GRD", 2) == ([[], ["b", "c"]], "a", 1)
assert robot_arm_carry([["a"], ["b"]], "LG", 2) == ([["a"], ["b"]], None, 0)
assert robot_arm_carry([["a"], ["b"]], "RRG", 2) == ([["a"], ["b"]], None, 1)
assert robot_arm_carry([["a"], [], ["b"]], "RRGLDLG", 2) == ([[], ["b"], []], "a", 0)
assert robot_arm_carry([["a"], []], "RGDLG", 2) == ([[], []], "a", 0)
assert robot_arm_carry([["a"]], "", 2) == ([["a"]], None, 0)
assert robot_arm_carry([["a", "b"]], "GDG", 2) == ([["a"]], "b", 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
