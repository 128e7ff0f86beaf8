"""Make the tag for a coat at a theatre from the guest's name: the first two letters of the last
word and the last letter of the first word, in capitals, and the number of letters of the whole
name, all joined without spaces. A name of a single word uses that word for both; a last word of one
letter gives that letter only, and a name without words gives "LOST"."""


def coat_tag(name):
    words = name.split()
    if not words:
        return "LOST"
    letters = words[-1][:2] + words[0][-1]
    return f"{letters.upper()}{len(''.join(words))}"


assert coat_tag("Ida Berg") == "BEA7"
assert coat_tag("Ida May Holm") == "HOA10"
assert coat_tag(" Ida  Ek") == "EKA5"
assert coat_tag("Ida") == "IDA3"
assert coat_tag("Bo X") == "XO3"
assert coat_tag("y") == "YY1"
assert coat_tag("  ") == "LOST"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
