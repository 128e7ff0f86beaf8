"""Fill the placeholders of a text from a dict: "{name}" stands for the value of the name and
"{name|other}" for its value or, when the name is missing or its value is empty, for the text other.
A "{name}" whose name is missing stays as it is, "{{" stands for one opening brace, and braces that
form no placeholder are ordinary characters; names consist of letters and digits."""

import re


def filled_template(text, values):
    def replacement(match):
        if match.group() == "{{":
            return "{"
        name, other = match.groups()
        value = values.get(name)
        if other is not None:
            return value or other
        return match.group() if value is None else value

    return re.sub(r"\{\{|\{([A-Za-z0-9]+)(?:\|([^{}]*))?\}", replacement, text)


assert filled_template("Dear {name}!", {"name": "Eve"}) == "Dear Eve!"
assert filled_template("Dear {name|you}!", {}) == "Dear you!"
assert filled_template("Dear {name|you}!", {"name": ""}) == "Dear you!"
assert filled_template("Dear {name|you}!", {"name": "Al"}) == "Dear Al!"
assert filled_template("{a}{b}", {"a": ""}) == "{b}"
assert filled_template("{{a} {a}", {"a": "1"}) == "{a} 1"
assert filled_template("{} { a} }", {"a": "1"}) == "{} { a} }"
assert filled_template("{x1|}-{x1}", {"x1": "7"}) == "7-7"
assert filled_template("[{q|}]", {}) == "[]"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
