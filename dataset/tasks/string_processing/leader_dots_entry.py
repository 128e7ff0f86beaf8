"""Set an entry of a contents page to exactly the given width: the title on the left, the page
number on the right, and between them a space, dots and a space. There are never fewer than three
dots: when these do not fit, whole words are dropped from the end of the title, as few as needed but
never the first one, and "..." stands directly behind the last word kept. If it still does not fit,
the line has three dots and is longer than the width; the words of the title are separated by single
spaces."""


def leader_dots_entry(title, page, width):
    number = str(page)
    shown = title
    words = title.split(" ")
    for count in range(len(words) - 1, 0, -1):
        if len(shown) + len(number) + 5 <= width:
            break
        shown = " ".join(words[:count]) + "..."
    dots = max(3, width - len(shown) - len(number) - 2)
    return f"{shown} {'.' * dots} {number}"


assert leader_dots_entry("Setting up", 7, 20) == "Setting up ....... 7"
assert leader_dots_entry("Setting up", 7, 16) == "Setting up ... 7"
assert leader_dots_entry("Setting up", 7, 15) == "Setting... ... 7"
assert leader_dots_entry("All the rules of play", 12, 28) == "All the rules of play ... 12"
assert leader_dots_entry("All the rules of play", 12, 18) == "All the... .... 12"
assert leader_dots_entry("Introduction now", 3, 10) == "Introduction... ... 3"
assert leader_dots_entry("All the rules of play", 12, 23) == "All the rules... ... 12"
assert leader_dots_entry("Introduction", 3, 10) == "Introduction ... 3"
assert leader_dots_entry("A", 100, 10) == "A .... 100"
assert leader_dots_entry("I am", 9, 12) == "I am ..... 9"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
