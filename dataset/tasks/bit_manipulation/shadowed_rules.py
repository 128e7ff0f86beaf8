"""An access list consists of (action, address, wildcard) rules, and a rule matches an address when
both are equal in all bits that are zeros in the wildcard. Return the positions of the rules that
can never decide anything because a single earlier rule matches every address they match, but only
those whose action differs from that of the first such earlier rule. Addresses have as many bits as
needed, and the positions are in ascending order."""


def shadowed_rules(rules):
    shadowed = []
    above = []
    for position, (action, address, wildcard) in enumerate(rules):
        for earlier_action, earlier, free in above:
            if wildcard & ~free:
                continue
            if (address ^ earlier) & ~free:
                continue
            if action != earlier_action:
                shadowed.append(position)
            break
        above.append((action, address, wildcard))
    return shadowed


assert shadowed_rules([("allow", 8, 7), ("deny", 9, 0)]) == [1]
assert shadowed_rules([("allow", 8, 7), ("allow", 9, 0)]) == []
assert shadowed_rules([("allow", 8, 3), ("deny", 12, 0)]) == []
assert shadowed_rules([("allow", 8, 3), ("deny", 8, 7)]) == []
assert shadowed_rules([("allow", 8, 3), ("deny", 8, 3)]) == [1]
assert shadowed_rules([("deny", 0, 15), ("allow", 8, 7), ("deny", 9, 0), ("allow", 4, 1)]) == [1, 3]
assert shadowed_rules([("allow", 8, 3), ("deny", 0, 15), ("allow", 9, 0), ("deny", 15, 3)]) == []
assert shadowed_rules([]) == []
assert shadowed_rules([("allow", 0b0101, 0b1010), ("deny", 0b1111, 0)]) == [1]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
