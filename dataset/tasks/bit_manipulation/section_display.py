"""A signal box shows the state of a line as a text: for the given number of sections, from the
highest bit to the lowest, it takes one bit each of three words: occupied, reserved and failed. A
failed section is "!", an occupied one "#", or "X" when it is occupied without being reserved while
the section shown just before it is reserved and free, and a reserved and free one ">", except that
it is "?" when it is the last one shown; everything else is "-". Failure comes before all else, and
a failed section counts as neither reserved nor occupied for its neighbour."""


def section_display(occupied, reserved, failed, sections):
    text = ""
    route_before = False
    for section in range(sections - 1, -1, -1):
        bit = 1 << section
        taken = occupied & bit
        kept = reserved & bit
        mark = "-"
        if failed & bit:
            mark = "!"
        elif taken:
            mark = "#"
            if route_before and not kept:
                mark = "X"
        elif kept:
            mark = ">"
            if section == 0:
                mark = "?"
        route_before = mark == ">"
        text += mark
    return text


assert section_display(0b001, 0b110, 0, 3) == ">>X"
assert section_display(0b001, 0b111, 0, 3) == ">>#"
assert section_display(0b010, 0b101, 0, 3) == ">X?"
assert section_display(0b010, 0b100, 0b100, 3) == "!#-"
assert section_display(0b111, 0b111, 0b010, 3) == "#!#"
assert section_display(0b0110, 0b1100, 0, 4) == ">##-"
assert section_display(0, 0, 0, 2) == "--"
assert section_display(0b1, 0b1, 0b1, 0) == ""
assert section_display(0b10001, 0b00110, 0, 4) == "->>X"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
