"""Replay the keys of a small line editor on a text, the cursor standing on its first character: "$"
goes to the last character, "h" and "l" go one to the left and right within the text, "x" deletes
the character under the cursor, "i" starts inserting before and "a" behind it. While inserting,
every key is written at the cursor until ">" ends it and moves the cursor one to the left, if it
can. Return (text, cursor), the cursor never being beyond the last character, or 0 for an empty
text."""


def modal_edit_text(text, keys):
    cursor = 0
    inserting = False
    for key in keys:
        if inserting:
            if key == ">":
                inserting = False
                cursor = max(0, cursor - 1)
            else:
                text = text[:cursor] + key + text[cursor:]
                cursor += 1
            continue
        if key == "x":
            text = text[:cursor] + text[cursor + 1 :]
        last = max(0, len(text) - 1)
        if key == "$":
            cursor = last
        elif key == "h":
            cursor = max(0, cursor - 1)
        elif key == "l":
            cursor += 1
        elif key == "i":
            inserting = True
        elif key == "a":
            inserting = True
            cursor = min(len(text), cursor + 1)
            continue
        cursor = min(cursor, last)
    return (text, cursor)


assert modal_edit_text("abc", "lix>") == ("axbc", 1)
assert modal_edit_text("abc", "axy>") == ("axybc", 2)
assert modal_edit_text("abc", "$x") == ("ab", 1)
assert modal_edit_text("abc", "$a!>hhx") == ("ac!", 1)
assert modal_edit_text("abc", "lllxhhi->") == ("-ab", 0)
assert modal_edit_text("", "aq>aw>") == ("qw", 1)
assert modal_edit_text("ab", "li>x") == ("b", 0)
assert modal_edit_text("", "li>x") == ("", 0)
assert modal_edit_text("", "$") == ("", 0)
assert modal_edit_text("xyz", "lxi0$>") == ("x0$z", 2)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
