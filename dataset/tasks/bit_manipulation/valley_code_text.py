"""Scouts send a text over a valley with a code of five bits per letter, "a" being 1, "b" 2 and so
on to "z" 26, 0 meaning a space and 27 the start of a number: after 27 the codes from 0 to 9 are
digits until a code from 10 on ends the number, with 31 being dropped when it does so and any other
such code meaning what it always means. Read a list of bits, highest bit of a code first, into the
text; codes 28 to 30 and 31 outside a number become "?", an incomplete code at the end is ignored,
and five equal bits in a row that cross the border between two codes have no special meaning. A code
31 right after another 31 ends the text."""


def valley_code_text(bits):
    text = ""
    in_number = False
    before = None
    for end in range(5, len(bits) + 1, 5):
        code = 0
        for bit in bits[end - 5 : end]:
            code = 2 * code + bit
        if code == 31 and before == 31:
            break
        before = code
        if in_number and code < 10:
            text += str(code)
            continue
        if in_number and code == 31:
            in_number = False
            continue
        in_number = code == 27
        if not in_number:
            text += " abcdefghijklmnopqrstuvwxyz?????"[code]
    return text


assert valley_code_text([0, 0, 0, 0, 1, 1, 1, 0, 1, 0]) == "az"
assert valley_code_text([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1]) == "a b"
assert (
    valley_code_text([1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1])
    == "90i"
)
assert valley_code_text([1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1]) == "3jc"
assert valley_code_text([1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0]) == "?a?"
assert valley_code_text([0, 0, 0, 0, 1] + [1] * 10 + [0, 0, 0, 0, 1]) == "a?"
assert valley_code_text([]) == ""
assert valley_code_text([0, 1, 0, 0]) == ""
assert valley_code_text([1, 1, 0, 1, 1, 0, 0, 0, 0, 1] + [1] * 10 + [0, 0, 0, 0, 1]) == "1"
assert valley_code_text([1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 1, 0]) == "2"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
