"""Return the length hint of a crossword answer in round brackets: the number of letters of each
word, with a comma where a space separates two words and a hyphen where a hyphen does. Apostrophes
are not counted, an answer without any letter gives "(0)", and spaces at the ends are ignored."""


def crossword_letters(answer):
    hint = ""
    count = 0
    for char in answer.strip():
        if char == " ":
            hint += f"{count},"
            count = 0
        elif char == "-":
            hint += f"{count}-"
            count = 0
        elif char != "'":
            count += 1
    return f"({hint}{count})"


assert crossword_letters("MERRY GO ROUND") == "(5,2,5)"
assert crossword_letters("MERRY-GO-ROUND") == "(5-2-5)"
assert crossword_letters("on a one-way street") == "(2,1,3-3,6)"
assert crossword_letters("CAT'S EYE") == "(4,3)"
assert crossword_letters("  tea ") == "(3)"
assert crossword_letters("") == "(0)"
assert crossword_letters("'") == "(0)"
assert crossword_letters("A B") == "(1,1)"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
