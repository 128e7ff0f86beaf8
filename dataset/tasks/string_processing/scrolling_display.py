"""Return what a display of the given width shows at a given tick: at tick 0 the text begins at the
left edge, each tick moves it one place to the left, and after the text come three spaces and the
text again, without end. A text that is not longer than the width stands still, padded on the right
with spaces, and a width below 1 shows an empty text."""


def scrolling_display(text, width, tick):
    if len(text) <= width:
        return text.ljust(width)
    loop = text + "   "
    start = tick % len(loop)
    return (loop[start:] + loop)[: max(width, 0)]


assert scrolling_display("Platform 4", 5, 0) == "Platf"
assert scrolling_display("Platform 4", 5, 2) == "atfor"
assert scrolling_display("Platform 4", 6, 8) == " 4   P"
assert scrolling_display("Platform 4", 5, 13) == "Platf"
assert scrolling_display("Platform 4", 5, 27) == "latfo"
assert scrolling_display("Bus", 3, 2) == "Bus"
assert scrolling_display("Bus", 5, 1) == "Bus  "
assert scrolling_display("Bus", 2, 5) == " B"
assert scrolling_display("Bus", 0, 1) == ""
assert scrolling_display("Bus", -2, 1) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
