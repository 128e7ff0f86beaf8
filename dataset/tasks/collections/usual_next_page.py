"""From a list of browsing sessions (lists of page names) find the page that most often comes
directly after a given page, not counting reloads where the same page follows itself, and return it
with its count as (page, count). Among equally frequent pages choose the one counted first; return
None when no other page ever follows."""


def usual_next_page(sessions, page):
    counts = {}
    for session in sessions:
        for current, following in zip(session, session[1:]):
            if current == page and following != page:
                counts[following] = counts.get(following, 0) + 1
    if not counts:
        return None
    best = max(counts, key=counts.get)
    return (best, counts[best])


assert usual_next_page([["home", "shop", "home", "help"], ["home", "help"]], "home") == ("help", 2)
assert usual_next_page([["a", "c", "a", "b"]], "a") == ("c", 1)
assert usual_next_page([["a", "a", "a", "b"]], "a") == ("b", 1)
assert usual_next_page([["b", "a"]], "a") is None
assert usual_next_page([["a"], ["b"]], "a") is None
assert usual_next_page([], "a") is None
assert usual_next_page([["b", "a", "b", "c"], ["x", "c"]], "b") == ("a", 1)
assert usual_next_page([["a", "b", "a", "c", "a", "c", "a", "c"]], "a") == ("c", 3)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
