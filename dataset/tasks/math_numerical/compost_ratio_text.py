"""A compost heap gets scoops, each a (green, brown) pair of litres. Return "turn" when the total is
below 20 litres, else "add brown" when there is less than twice as much brown as green, "add green"
when there is more than three times as much brown as green, and "good" otherwise, both ratios
themselves being good. A scoop with a negative part is left out."""


def compost_ratio_text(scoops):
    green = 0
    brown = 0
    for fresh, dry in scoops:
        if fresh < 0 or dry < 0:
            continue
        green += fresh
        brown += dry
    if green + brown < 20:
        return "turn"
    if brown < green * 2:
        return "add brown"
    return "add green" if brown > green * 3 else "good"


assert compost_ratio_text([(5, 10), (3, 9)]) == "good"
assert compost_ratio_text([(7, 14)]) == "good"
assert compost_ratio_text([(7, 13)]) == "add brown"
assert compost_ratio_text([(5, 15)]) == "good"
assert compost_ratio_text([(5, 16)]) == "add green"
assert compost_ratio_text([(5, 14)]) == "turn"
assert compost_ratio_text([(5, 15), (-1, 9)]) == "good"
assert compost_ratio_text([(5, 15), (9, -1)]) == "good"
assert compost_ratio_text([(0, 15), (0, 10)]) == "add green"
assert compost_ratio_text([(5, 15), (9, 0)]) == "add brown"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
