"""Write a text in lines that alternate in direction: the text is cut into pieces of the given
width, and the second, fourth and so on stand reversed, so that the eye needs not jump. The last
piece, when it is reversed and shorter than the width, is pushed to the right edge by spaces on its
left; a width below 1 gives an empty list."""


def ox_turn_lines(text, width):
    if width < 1:
        return []
    lines = []
    for start in range(0, len(text), width):
        piece = text[start : start + width]
        if len(lines) % 2:
            piece = piece[::-1].rjust(width)
        lines.append(piece)
    return lines


assert ox_turn_lines("abcdefg", 3) == ["abc", "fed", "g"]
assert ox_turn_lines("abcde", 3) == ["abc", " ed"]
assert ox_turn_lines("abcdefghijkl", 3) == ["abc", "fed", "ghi", "lkj"]
assert ox_turn_lines("abc", 1) == ["a", "b", "c"]
assert ox_turn_lines("abc", 5) == ["abc"]
assert ox_turn_lines("abc", 0) == []
assert ox_turn_lines("abc", -2) == []
assert ox_turn_lines("", 4) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
