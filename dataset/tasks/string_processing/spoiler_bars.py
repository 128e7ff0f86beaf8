"""Hide the spoilers of a message: the text between two "||" becomes one "*" for each letter or
digit, other characters in it stay, and the bars go. A name in the given collection of readers' own
words is not hidden inside a spoiler when it stands there as a whole run of letters and digits, and
a last "||" without a partner stays with the text after it; a spoiler without any letter or digit
keeps its bars."""

import re


def spoiler_bars(message, shown):
    pieces = message.split("||")
    text = pieces[0]
    for index in range(1, len(pieces)):
        if index % 2 == 0:
            text += pieces[index]
        elif index == len(pieces) - 1:
            text += "||" + pieces[index]
        elif not any(char.isalnum() for char in pieces[index]):
            text += f"||{pieces[index]}||"
        else:
            for run in re.findall(r"[A-Za-z0-9]+|[^A-Za-z0-9]+", pieces[index]):
                if run.isalnum() and run not in shown:
                    run = "*" * len(run)
                text += run
    return text


assert spoiler_bars("He is ||dead, Jim||!", []) == "He is ****, ***!"
assert spoiler_bars("||Jim|| and ||Jimmy 2 Jim||", ["Jim"]) == "Jim and ***** * Jim"
assert spoiler_bars("a ||b|| c ||d", []) == "a * c ||d"
assert spoiler_bars("a || b", []) == "a || b"
assert spoiler_bars("x |||| y ||..|| z", []) == "x |||| y ||..|| z"
assert spoiler_bars("||Bo||, no", ["bo"]) == "**, no"
assert spoiler_bars("||Jim|| Jim", ["Jim"]) == "Jim Jim"
assert spoiler_bars("", []) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
