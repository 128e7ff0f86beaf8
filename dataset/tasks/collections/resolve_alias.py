"""Follow a name through a dict of aliases until a name is reached that is no alias, and return that
name. Return None when the way leads in a circle or takes more than the allowed number of steps; a
name that is no alias needs 0 steps."""


def resolve_alias(aliases, name, allowed):
    steps = 0
    while name in aliases:
        if steps == allowed:
            return None
        name = aliases[name]
        steps += 1
    return name


assert resolve_alias({"ll": "list", "list": "ls"}, "ll", 5) == "ls"
assert resolve_alias({"ll": "list", "list": "ls"}, "ll", 2) == "ls"
assert resolve_alias({"ll": "list", "list": "ls"}, "ll", 1) is None
assert resolve_alias({"ll": "ls"}, "cd", 0) == "cd"
assert resolve_alias({"ll": "ls"}, "ll", 0) is None
assert resolve_alias({"a": "b", "b": "a"}, "a", 50) is None
assert resolve_alias({}, "x", 3) == "x"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
