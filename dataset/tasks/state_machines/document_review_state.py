"""A document goes through a review with the given number of levels, starting at level 1: "ok" at
the last level publishes it, at other levels it goes up one level; "minor" sends it back to the
author, who answers with "resubmit" to return it to the same level, while "major" does the same but
returns it to level 1. A second "major" rejects it; return ("published" or "rejected" or "author" or
"level n", number of ignored events), where events that do not fit the state and all events after
the end are ignored."""


def document_review_state(levels, events):
    level = 1
    state = "level"
    majors = 0
    ignored = 0
    for event in events:
        if state == "level" and event == "ok":
            if level == levels:
                state = "published"
            else:
                level += 1
        elif state == "level" and event == "minor":
            state = "author"
        elif state == "level" and event == "major":
            majors += 1
            level = 1
            state = "rejected" if majors == 2 else "author"
        elif state == "author" and event == "resubmit":
            state = "level"
        else:
            ignored += 1
    return (f"level {level}" if state == "level" else state, ignored)


assert document_review_state(2, ["ok", "ok"]) == ("published", 0)
assert document_review_state(3, ["ok", "ok"]) == ("level 3", 0)
assert document_review_state(3, ["ok", "minor", "resubmit"]) == ("level 2", 0)
assert document_review_state(3, ["ok", "major", "resubmit"]) == ("level 1", 0)
assert document_review_state(2, ["major", "resubmit", "ok", "major", "resubmit"]) == ("rejected", 1)
assert document_review_state(1, ["minor", "ok", "minor"]) == ("author", 2)
assert document_review_state(1, ["resubmit", "ok", "ok", "major"]) == ("published", 3)
assert document_review_state(4, []) == ("level 1", 0)
assert document_review_state(2, ["minor", "resubmit", "minor", "resubmit", "major"]) == (
    "author",
    0,
)
assert document_review_state(2, ["hold", "ok"]) == ("level 2", 1)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
