"""Return the line of a chat that shouts most: the one with the most capital letters and exclamation
marks together, an exclamation mark counting as two. The latest of several equally loud lines is
returned, a line that begins with "/" never counts, and None is returned when no line has any of
them."""


def loudest_line(lines):
    best = None
    loudest = 1
    for line in lines:
        noise = sum(char.isupper() for char in line) + 2 * line.count("!")
        if noise >= loudest and not line.startswith("/"):
            best = line
            loudest = noise
    return best


assert loudest_line(["hello", "HI you", "Stop"]) == "HI you"
assert loudest_line(["no!!", "NOPE", "so ok"]) == "NOPE"
assert loudest_line(["no!!", "NOP"]) == "no!!"
assert loudest_line(["A", "b", "C", ""]) == "C"
assert loudest_line(["/MUTE!", "x/Y"]) == "x/Y"
assert loudest_line(["quiet", "/ALL"]) is None
assert loudest_line([]) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
