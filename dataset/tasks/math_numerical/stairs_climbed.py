"""Tell how many whole steps of a staircase a robot can climb with its battery: every step costs the
given energy, but each full ten steps the cost of a step rises by 1, so that steps 11 to 20 cost one
more than the first ten, and so on. It can use a rest of the battery that is smaller than the cost
of a step for nothing; return (steps climbed, energy left), with at most the given number of
steps."""


def stairs_climbed(energy, cost, steps):
    climbed = 0
    while climbed < steps and energy >= cost + climbed // 10:
        energy -= cost + climbed // 10
        climbed += 1
    return (climbed, energy)


assert stairs_climbed(17, 3, 50) == (5, 2)
assert stairs_climbed(18, 3, 50) == (6, 0)
assert stairs_climbed(30, 3, 50) == (10, 0)
assert stairs_climbed(33, 3, 50) == (10, 3)
assert stairs_climbed(34, 3, 50) == (11, 0)
assert stairs_climbed(75, 3, 50) == (21, 0)
assert stairs_climbed(99, 3, 4) == (4, 87)
assert stairs_climbed(2, 3, 4) == (0, 2)
assert stairs_climbed(9, 1, 0) == (0, 9)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
