"""Runners of a race want to know the clock at every lap: for a distance and a lap length in metres
and a planned total in seconds, run at even pace, return the list of whole seconds at the end of
each lap, rounded to the nearest with halves upwards. A shorter last lap ends with the race, and a
distance or lap below 1 gives []."""


def even_split_times(distance, lap, total):
    if distance < 1 or lap < 1:
        return []
    marks = list(range(lap, distance, lap)) + [distance]
    return [(2 * mark * total + distance) // (2 * distance) for mark in marks]


assert even_split_times(1000, 400, 250) == [100, 200, 250]
assert even_split_times(800, 400, 125) == [63, 125]
assert even_split_times(800, 400, 121) == [61, 121]
assert even_split_times(300, 100, 61) == [20, 41, 61]
assert even_split_times(300, 500, 70) == [70]
assert even_split_times(3, 1, 7) == [2, 5, 7]
assert even_split_times(1, 1, 9) == [9]
assert even_split_times(0, 400, 50) == []
assert even_split_times(400, 0, 50) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
