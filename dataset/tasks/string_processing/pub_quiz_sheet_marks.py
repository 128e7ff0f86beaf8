"""Mark the answer sheet of a quiz team: each line of the sheet is "number) answer" and the key is a
dict of number and right answer. Return one line for each number of the key in ascending order, such
as "1: right", "2: wrong, Oslo" with the right answer, "3: joker" for a right answer whose line ends
with "*", and "4: empty" where there is no line or no answer; then a line "total n". A right answer
gives 2 points, a joker 5, a wrong one with a "*" takes 3 off and other answers give none, answers
are compared without case and without spaces and the "*" at their ends, and of several lines with a
number the last counts; a sheet with a line in another form, or with a number that the key lacks, is
returned as ["void"]."""


def pub_quiz_sheet_marks(sheet, key):
    answers = {}
    for line in sheet:
        number, mark, answer = line.partition(")")
        number = number.strip()
        if not mark or not number.isdigit():
            return ["void"]
        if int(number) not in key:
            return ["void"]
        answers[int(number)] = answer.strip()
    total = 0
    lines = []
    for number in sorted(key):
        answer = answers.get(number, "")
        risky = answer.endswith("*")
        given = answer.rstrip("* ").lower()
        if not given:
            lines.append(f"{number}: empty")
            continue
        if given != key[number].lower():
            lines.append(f"{number}: wrong, {key[number]}")
            if risky:
                total -= 3
        elif risky:
            lines.append(f"{number}: joker")
            total += 5
        else:
            lines.append(f"{number}: right")
            total += 2
    lines.append(f"total {total}")
    return lines


assert pub_quiz_sheet_marks(["1) oslo ", "2) Bonn*"], {2: "Rome", 1: "Oslo", 3: "Ulm"}) == [
    "1: right",
    "2: wrong, Rome",
    "3: empty",
    "total -1",
]
assert pub_quiz_sheet_marks(["10)Rome *", " 2 ) x"], {10: "rome", 2: "Y"}) == [
    "2: wrong, Y",
    "10: joker",
    "total 5",
]
assert pub_quiz_sheet_marks(["1) a", "1) b"], {1: "a"}) == ["1: wrong, a", "total 0"]
assert pub_quiz_sheet_marks(["1) *", "2)"], {1: "a", 2: "b"}) == ["1: empty", "2: empty", "total 0"]
assert pub_quiz_sheet_marks(["1) a", "2"], {1: "a", 2: "b"}) == ["void"]
assert pub_quiz_sheet_marks(["x) a"], {1: "a"}) == ["void"]
assert pub_quiz_sheet_marks(["3) a"], {1: "a"}) == ["void"]
assert pub_quiz_sheet_marks(["1) b)", "2) c", "3) d*"], {1: "b)", 2: "C", 3: "d"}) == [
    "1: right",
    "2: right",
    "3: joker",
    "total 9",
]
assert pub_quiz_sheet_marks([], {}) == ["total 0"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
