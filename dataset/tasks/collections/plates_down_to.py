"""A stack of plates is given from bottom to top by colour. Take plates from the top until one of
the wanted colour has been taken, and return (rest of the stack from bottom to top, number of plates
taken); when the stack has no such plate, nothing is taken and the number is 0."""


def plates_down_to(stack, wanted):
    if wanted not in stack:
        return (list(stack), 0)
    rest = list(stack)
    taken = 1
    while rest.pop() != wanted:
        taken += 1
    return (rest, taken)


assert plates_down_to(["red", "blue", "red", "green"], "red") == (["red", "blue"], 2)
assert plates_down_to(["red", "blue"], "blue") == (["red"], 1)
assert plates_down_to(["red", "blue"], "red") == ([], 2)
assert plates_down_to(["red", "blue"], "grey") == (["red", "blue"], 0)
assert plates_down_to([], "red") == ([], 0)
assert plates_down_to(["a", "b", "c", "d"], "b") == (["a"], 3)
assert plates_down_to(["a"], "a") == ([], 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
