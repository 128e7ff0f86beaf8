"""Parts are only made with the values of a series: the given ascending whole numbers from 10 to 99,
and each of them times 10, 100 and so on. Return the one of these values closest to a wanted
positive whole number, the lower one when two are equally close."""


def preferred_value(wanted, series):
    nearest = series[0]
    scale = 1
    while True:
        for value in series:
            choice = value * scale
            if choice - wanted >= wanted - nearest:
                return nearest
            nearest = choice
        scale *= 10


assert preferred_value(25, [10, 22, 47]) == 22
assert preferred_value(34, [10, 22, 46]) == 22
assert preferred_value(35, [10, 22, 47]) == 47
assert preferred_value(345, [10, 22, 47]) == 220
assert preferred_value(735, [10, 22, 47]) == 470
assert preferred_value(736, [10, 22, 47]) == 1000
assert preferred_value(100, [10, 22, 47]) == 100
assert preferred_value(140, [15, 33, 68]) == 150
assert preferred_value(3, [15, 33, 68]) == 15
assert preferred_value(161000, [10, 22, 47]) == 220000

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
