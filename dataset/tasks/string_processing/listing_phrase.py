"""Write a list of names as an English phrase that shows at most the given number of names, at least
1: "a", "a and b" and "a, b and c" when all fit, and otherwise the first ones separated by commas
and then " and 1 other" or " and n others" for those left out. No names give "nobody"."""


def listing_phrase(names, limit):
    if not names:
        return "nobody"
    hidden = len(names) - limit
    if hidden > 0:
        shown = names[:limit]
        last = "1 other" if hidden == 1 else f"{hidden} others"
    else:
        shown = names[:-1]
        last = names[-1]
    if not shown:
        return last
    return ", ".join(shown) + " and " + last


assert listing_phrase(["Ada"], 3) == "Ada"
assert listing_phrase(["Ada", "Ben"], 2) == "Ada and Ben"
assert listing_phrase(["Ada", "Ben", "Cy"], 3) == "Ada, Ben and Cy"
assert listing_phrase(["Ada", "Ben", "Cy"], 2) == "Ada, Ben and 1 other"
assert listing_phrase(["Ada", "Ben", "Cy", "Di"], 2) == "Ada, Ben and 2 others"
assert listing_phrase(["Ada", "Ben"], 1) == "Ada and 1 other"
assert listing_phrase(["Ada"], 1) == "Ada"
assert listing_phrase([], 2) == "nobody"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
