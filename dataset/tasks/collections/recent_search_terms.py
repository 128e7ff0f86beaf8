"""Keep a list of the latest search terms: terms that differ only in upper and lower case or in
surrounding spaces are the same, the latest use moves a term to the front and decides its spelling
(without surrounding spaces), and terms that are empty or shorter than the given number of
characters are not kept. Return the list after all searches, the latest first and at most as long as
the limit."""


def recent_search_terms(searches, shortest, limit):
    recent = {}
    for search in searches:
        term = search.strip()
        if not term or len(term) < shortest:
            continue
        recent.pop(term.lower(), None)
        recent[term.lower()] = term
    latest = list(recent.values())[::-1]
    return latest[:limit]


assert recent_search_terms(["cat", "dog", "eel"], 1, 5) == ["eel", "dog", "cat"]
assert recent_search_terms(["cat", "dog", "CAT"], 1, 5) == ["CAT", "dog"]
assert recent_search_terms([" Cat ", "dog"], 1, 5) == ["dog", "Cat"]
assert recent_search_terms(["ox", "cat", "o"], 2, 5) == ["cat", "ox"]
assert recent_search_terms(["a", "b", "c"], 1, 2) == ["c", "b"]
assert recent_search_terms(["", "  ", "a"], 0, 5) == ["a"]
assert recent_search_terms([" a ", "ab"], 2, 5) == ["ab"]
assert recent_search_terms(["a"], 1, 0) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
