"""A knitting pattern row is a word of the given number of stitches whose highest bit is knitted
first, a one bit being a purl stitch. Write the row as the given number of repeats of the motif as
text with "-" for a purl and "|" for any other stitch, where every second repeat (the second, the
fourth and so on) is mirrored. A motif without stitches or fewer than one repeat gives an empty
text."""


def knitting_row_text(motif, stitches, repeats):
    text = ""
    for stitch in range(stitches):
        mark = "-" if motif >> stitch & 1 else "|"
        text = mark + text
    pair = text + text[::-1]
    return (pair * repeats)[: stitches * repeats]


assert knitting_row_text(0b110, 3, 1) == "--|"
assert knitting_row_text(0b110, 3, 2) == "--||--"
assert knitting_row_text(0b110, 3, 3) == "--||----|"
assert knitting_row_text(0b1, 2, 2) == "|--|"
assert knitting_row_text(0b1010, 3, 1) == "|-|"
assert knitting_row_text(0b1, 0, 4) == ""
assert knitting_row_text(0b1, 3, 0) == ""
assert knitting_row_text(0b1, 3, -2) == ""
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
