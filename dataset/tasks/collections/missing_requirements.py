"""A mapping tells for each available package which packages it requires. For a wanted package list
everything that is needed but not available as (steps, name) pairs in ascending order, where steps
is the smallest number of requirements that lead from the wanted package to it; the wanted package
itself has 0 steps, and packages may require each other in circles."""


def missing_requirements(available, wanted):
    steps = {wanted: 0}
    waiting = [wanted]
    for name in waiting:
        for required in available.get(name, ()):
            if required not in steps:
                steps[required] = steps[name] + 1
                waiting.append(required)
    return sorted((count, name) for name, count in steps.items() if name not in available)


assert missing_requirements({"app": ["db", "ui"], "db": ["os"], "ui": []}, "app") == [(2, "os")]
assert missing_requirements({"app": ["z", "b"], "b": ["a"]}, "app") == [(1, "z"), (2, "a")]
assert missing_requirements({"app": ["db"], "db": ["app", "x"]}, "app") == [(2, "x")]
assert missing_requirements({"app": ["p", "r"], "p": ["q"], "q": ["r"]}, "app") == [(1, "r")]
assert missing_requirements({"app": []}, "app") == []
assert missing_requirements({}, "app") == [(0, "app")]
assert missing_requirements({"app": ["n", "m"], "other": ["k"]}, "app") == [(1, "m"), (1, "n")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
