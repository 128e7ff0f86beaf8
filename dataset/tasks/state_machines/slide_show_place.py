"""Slides are numbered from 1 to the given last one, the first being shown: "n" shows the next and
"p" the one before; "b" makes the screen black, and the next key of any kind but a digit only ends
that and shows the same slide; digits are collected and "g" goes to the slide of that number if it
exists; any other key forgets the digits, and "g" without digits goes to the last slide. "n" on the
last slide shows slide 1, "p" on slide 1 does nothing. Return the slide, or 0 when the screen is
black."""


def slide_show_place(keys, last):
    slide = 1
    black = False
    digits = ""
    for key in keys:
        if key.isdigit():
            digits += key
            continue
        number = int(digits) if digits else last
        digits = ""
        if black:
            black = False
        elif key == "b":
            black = True
        elif key == "n":
            slide = slide + 1 if slide < last else 1
        elif key == "p":
            slide = max(1, slide - 1)
        elif key == "g" and 1 <= number <= last:
            slide = number
    return 0 if black else slide


assert slide_show_place("x", 9) == 1
assert slide_show_place("nnp", 9) == 2
assert slide_show_place("nn", 2) == 1
assert slide_show_place("pn", 2) == 2
assert slide_show_place("12gp", 12) == 11
assert slide_show_place("n13g0g1gb", 12) == 0
assert slide_show_place("n13g", 12) == 2
assert slide_show_place("gn0gb3ng", 5) == 5
assert slide_show_place("3n1gn0gbb", 5) == 2
assert slide_show_place("nb4g2x", 5) == 2

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
