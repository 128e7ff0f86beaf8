"""Compare the placeholders, written as names of letters in braces such as "{user}", of a source
text and its translation. Return the sorted list of faults: "missing name" for one that occurs in
the source more often than in the translation, and "extra name" for one that occurs more often in
the translation; the order of placeholders does not matter, and braces around anything else are
plain text."""

import re
from collections import Counter


def placeholder_faults(source, translation):
    wanted = Counter(re.findall(r"\{([A-Za-z]+)\}", source))
    found = Counter(re.findall(r"\{([A-Za-z]+)\}", translation))
    faults = [f"missing {name}" for name in wanted - found]
    faults += [f"extra {name}" for name in found - wanted]
    return sorted(faults)


assert placeholder_faults("Hi {user}, {count} new", "{count} neu, {user}") == []
assert placeholder_faults("Hi {user}", "Hallo") == ["missing user"]
assert placeholder_faults("Hi", "Hallo {user} {user}") == ["extra user"]
assert placeholder_faults("{a} {b} {a}", "{a} {b} {b}") == ["extra b", "missing a"]
assert placeholder_faults("{z} {y}", "") == ["missing y", "missing z"]
assert placeholder_faults("{} {1} {a b}", "{2}") == []
assert placeholder_faults("{Name}", "{name}") == ["extra name", "missing Name"]
assert placeholder_faults("", "") == []
assert placeholder_faults("{{a}}", "{a}") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
