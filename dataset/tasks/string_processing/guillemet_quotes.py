"""Replace the straight double quotes of a text by "<<" where they open and by ">>" where they close
a quotation: a quote opens at the start of the text or directly after a space, a line break, or one
of the characters "(", "[" and "-", and it closes otherwise. A closing quote without an open
quotation stays a straight quote, and an opening one inside a quotation becomes "<" and its closing
quote ">"; deeper quotes stay straight but count for the nesting."""


def guillemet_quotes(text):
    openers = ["<<", "<"]
    closers = [">>", ">"]
    depth = 0
    result = ""
    before = " "
    for character in text:
        shown = character
        if character == '"' and before in " \n([-":
            shown = openers[depth] if depth < 2 else character
            depth += 1
        elif character == '"' and depth > 0:
            depth -= 1
            shown = closers[depth] if depth < 2 else character
        result += shown
        before = character
    return result


assert guillemet_quotes('say "yes" now') == "say <<yes>> now"
assert guillemet_quotes('"a" ("b") ["c"] -"d"') == "<<a>> (<<b>>) [<<c>>] -<<d>>"
assert guillemet_quotes('"he said "no""') == "<<he said <no>>>"
assert guillemet_quotes('5" tall') == '5" tall'
assert guillemet_quotes('a\n"b"') == "a\n<<b>>"
assert guillemet_quotes('"a "b "c""" d"') == '<<a <b "c">>> d"'
assert guillemet_quotes('"open') == "<<open"
assert guillemet_quotes("") == ""
assert guillemet_quotes('"a" b" "c"') == '<<a>> b" <<c>>'

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
