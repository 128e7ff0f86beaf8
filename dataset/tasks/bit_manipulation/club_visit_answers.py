"""Members of a sports club have a byte of rights: bit 0 gym, bit 1 pool, bit 2 court, bit 3 sauna,
bit 4 guest allowed, bit 5 youth, bit 6 senior, bit 7 locked. For a list of visits (name, place,
hour, with guest) answer each with a text, checking in this order: "unknown" for a name that is not
in the dict of bytes, "locked", "no access" when the right for the place is missing or the place is
none of the four, "too young" for the sauna with bit 5, "quiet hours" for everybody but seniors in
the pool before hour 9, "no guests" for a visit with a guest when the right is missing or the place
is the gym, and otherwise "welcome". After the third answer for the same known name that is not
"welcome", the member's locked bit is set from the next visit on; return (list of answers, dict of
the bytes at the end)."""


def club_visit_answers(members, visits):
    places = {"gym": 1, "pool": 2, "court": 4, "sauna": 8}
    rights = dict(members)
    failures = dict.fromkeys(members, 0)
    answers = []
    for name, place, hour, guest in visits:
        if name not in rights:
            answers.append("unknown")
            continue
        own = rights[name]
        answer = "welcome"
        if own & 128:
            answer = "locked"
        elif not own & places.get(place, 0):
            answer = "no access"
        elif place == "sauna" and own & 32:
            answer = "too young"
        elif place == "pool" and hour < 9 and not own & 64:
            answer = "quiet hours"
        elif guest and (place == "gym" or not own & 16):
            answer = "no guests"
        answers.append(answer)
        if answer != "welcome":
            failures[name] += 1
            if failures[name] == 3:
                rights[name] |= 128
    return (answers, rights)


assert club_visit_answers({"a": 0b11}, [("a", "gym", 8, False), ("b", "gym", 8, False)]) == (
    ["welcome", "unknown"],
    {"a": 0b11},
)
assert club_visit_answers({"a": 0b10000001}, [("a", "court", 8, False)]) == (
    ["locked"],
    {"a": 0b10000001},
)
assert (
    club_visit_answers(
        {"a": 0b11}, [("a", "court", 9, False), ("a", "bar", 9, False), ("a", "sauna", 9, False)]
    )[0]
    == ["no access"] * 3
)
assert club_visit_answers(
    {"a": 0b101011}, [("a", "sauna", 21, False), ("a", "gym", 20, True), ("a", "gym", 19, False)]
)[0] == ["too young", "no guests", "welcome"]
assert club_visit_answers(
    {"a": 0b11, "s": 0b1000010},
    [("a", "pool", 8, True), ("a", "pool", 9, False), ("s", "pool", 8, False)],
)[0] == ["quiet hours", "welcome", "welcome"]
assert club_visit_answers({"a": 0b10101}, [("a", "court", 9, True), ("a", "gym", 9, True)])[0] == [
    "welcome",
    "no guests",
]
assert club_visit_answers(
    {"a": 0b101}, [("a", "court", 9, True)] * 2 + [("a", "gym", 9, False)]
) == (
    ["no guests", "no guests", "welcome"],
    {"a": 0b101},
)
assert club_visit_answers(
    {"a": 0b101}, [("a", "pool", 9, False)] * 3 + [("a", "court", 9, False)]
) == (
    ["no access", "no access", "no access", "locked"],
    {"a": 0b10000101},
)
assert club_visit_answers({"a": 0b100}, [("a", "pool", 9, False)] * 3)[1] == {"a": 0b10000100}
assert (
    club_visit_answers({"a": 0b1101}, [("a", "sauna", 23, False), ("a", "court", 3, False)])[0]
    == ["welcome"] * 2
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
