"""The attendance of a course is a word per person, bit d being lesson d, and a lesson counts only
if its bit is set in the word of lessons held. Give each person, from a dict of (present, excused)
words, a grade: "certificate" when the missed and unexcused lessons are at most the allowed number
and at least half of the lessons held were attended; "warning" when only one of these two is
fulfilled; and "failed" otherwise. Moreover a person who missed three lessons held in direct
succession without excuse is "failed" in any case, where lessons not held in between do not
interrupt the succession but excused ones do; return a dict from grade to the sorted list of names,
with all three grades, even when nobody has them."""


def course_grades(held, people, allowed):
    grades = {"certificate": [], "warning": [], "failed": []}
    lessons = []
    for lesson, digit in enumerate(reversed(f"{held:b}")):
        if digit == "1":
            lessons.append(lesson)
    for name, (present, excused) in sorted(people.items()):
        marks = ""
        for lesson in lessons:
            if present >> lesson & 1:
                marks += "p"
            elif excused >> lesson & 1:
                marks += "e"
            else:
                marks += "m"
        few_missed = marks.count("m") <= allowed
        half_there = 2 * marks.count("p") >= len(lessons)
        if "mmm" in marks:
            grades["failed"].append(name)
        elif few_missed and half_there:
            grades["certificate"].append(name)
        elif few_missed or half_there:
            grades["warning"].append(name)
        else:
            grades["failed"].append(name)
    return grades


assert course_grades(0b1111, {"ann": (0b1111, 0), "bob": (0b0011, 0)}, 2) == {
    "certificate": ["ann", "bob"],
    "warning": [],
    "failed": [],
}
assert course_grades(0b1111, {"bob": (0b0011, 0)}, 1) == {
    "certificate": [],
    "warning": ["bob"],
    "failed": [],
}
assert course_grades(0b1111, {"bob": (0b0001, 0b0110)}, 1)["warning"] == ["bob"]
assert course_grades(0b0111, {"cy": (0b0001, 0), "al": (0b1101, 0)}, 0) == {
    "certificate": [],
    "warning": ["al"],
    "failed": ["cy"],
}
assert course_grades(0b1110111, {"x": (0b1100011, 0)}, 9)["certificate"] == ["x"]
assert course_grades(0b11101111, {"x": (0b11000011, 0)}, 9)["failed"] == ["x"]
assert course_grades(
    0b1011101111, {"x": (0b1000001111, 0), "y": (0b1000001111, 0b0001000000)}, 9
) == {
    "certificate": ["y"],
    "warning": [],
    "failed": ["x"],
}
assert course_grades(0, {"x": (0b1, 0)}, 0)["certificate"] == ["x"]
assert course_grades(0b1101, {}, 0) == {"certificate": [], "warning": [], "failed": []}
assert course_grades(0b11111, {"a": (0b01010, 0), "b": (0b10101, 0)}, 3)["warning"] == ["a"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
