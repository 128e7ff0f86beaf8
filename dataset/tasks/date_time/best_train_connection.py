"""Trains leave and arrive at minutes of the day; a first list holds (leave, arrive) pairs to a
changing station, a second one those from there on, and no train runs past midnight. Return (leave,
arrive) of the fastest connection whose change takes at least the given minutes and which leaves not
before the given minute, among equally fast ones the earliest; return None when there is none."""


def best_train_connection(first_leg, second_leg, change, earliest):
    best = None
    for leave, middle in sorted(first_leg):
        if leave < earliest:
            continue
        arrivals = [arrive for start, arrive in second_leg if start >= middle + change]
        if not arrivals:
            continue
        arrive = min(arrivals)
        if best is None or arrive - leave < best[1] - best[0]:
            best = (leave, arrive)
    return best


assert best_train_connection([(60, 90), (80, 95)], [(100, 150), (120, 180)], 5, 0) == (80, 150)
assert best_train_connection([(60, 90)], [(100, 150), (95, 160)], 5, 0) == (60, 150)
assert best_train_connection([(60, 90)], [(95, 140)], 5, 60) == (60, 140)
assert best_train_connection([(60, 90)], [(94, 140)], 5, 0) is None
assert best_train_connection([(60, 90)], [(100, 140)], 5, 61) is None
assert best_train_connection([(80, 90), (60, 70)], [(75, 100), (95, 120)], 5, 0) == (60, 100)
assert best_train_connection([], [(1, 2)], 0, 0) is None
assert best_train_connection([(10, 20), (30, 40)], [(40, 60), (20, 55)], 0, 0) == (30, 60)
assert best_train_connection([(50, 60), (70, 90)], [(60, 80)], 0, 0) == (50, 80)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
