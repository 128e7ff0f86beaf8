"""A coffee machine is heating for the first warm seconds and then ready; a cup takes it brew
seconds, during which it is busy; presses are seconds in ascending order. A press while it heats is
kept and served when it is ready, but only the first of them; a press while it is busy is lost; a
press when it is ready begins a cup at once. Return the seconds at which the cups begin, the tank
being enough for the given number of them; it is ready exactly at the second warm and at the end of
a cup."""


def coffee_button_cups(presses, warm, brew, tank):
    begins = []
    free = warm
    for press in presses:
        if len(begins) == tank:
            break
        if press >= free:
            begins.append(press)
            free = press + brew
        elif not begins:
            begins.append(warm)
            free = warm + brew
    return begins


assert coffee_button_cups([10, 20, 70], 60, 30, 5) == [60]
assert coffee_button_cups([10, 20, 90, 120], 60, 30, 5) == [60, 90, 120]
assert coffee_button_cups([60, 89, 90], 60, 30, 5) == [60, 90]
assert coffee_button_cups([59, 61, 95], 60, 30, 5) == [60, 95]
assert coffee_button_cups([100, 200, 300], 60, 30, 2) == [100, 200]
assert coffee_button_cups([5, 6], 60, 30, 0) == []
assert coffee_button_cups([], 60, 30, 3) == []
assert coffee_button_cups([0, 5], 0, 5, 3) == [0, 5]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
