"""A copier takes each page from the tray "upper" or "lower", which hold the given numbers of
sheets: it goes on with the tray it used last (upper at first), changes to the other when that one
is empty, and stays there until it is empty too. Orders are page counts in turn; a negative order
refills the tray that is not in use by that many sheets. Return the list of the trays that the
pages came from as "u" and "l" in one string; a page for which both are empty is "-", and the rest
of its order is dropped."""


def paper_tray_feed(upper, lower, orders):
    sheets = [upper, lower]
    used = False
    text = ""
    for order in orders:
        sheets[not used] += max(0, -order)
        for _ in range(order):
            if sheets[used] == 0:
                if sheets[not used] == 0:
                    text += "-"
                    break
                used = not used
            sheets[used] -= 1
            text += "ul"[used]
    return text


assert paper_tray_feed(2, 2, [3]) == "uul"
assert paper_tray_feed(1, 1, [4, 1]) == "ul--"
assert paper_tray_feed(1, 2, [2, -3, 3]) == "ulluu"
assert paper_tray_feed(0, 0, [0]) == ""
assert paper_tray_feed(0, 2, [1]) == "l"
assert paper_tray_feed(2, 0, [1, -1, 3]) == "uul-"
assert paper_tray_feed(3, 1, [-2, 5]) == "uuull"
assert paper_tray_feed(3, 1, []) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
