"""Split a text into sentences: a sentence ends with ".", "!" or "?" that is followed by a space or
the end of the text, but not with a "." that belongs to a word in the given collection of
abbreviations (written with their full stop, compared exactly) or to a single capital letter such as
in "J. Smith". Return the sentences without spaces at their ends; text after the last end is a
sentence of its own."""


def sentences_of(text, abbreviations):
    sentences = []
    words = []
    for word in text.split():
        words.append(word)
        initial = len(word) == 2 and word[0].isupper() and word[1] == "."
        if word[-1] in ".!?" and not initial and word not in abbreviations:
            sentences.append(" ".join(words))
            words = []
    if words:
        sentences.append(" ".join(words))
    return sentences


assert sentences_of("It rains. We go!", []) == ["It rains.", "We go!"]
assert sentences_of("See Dr. Kim. Why? Ok", ["Dr."]) == ["See Dr. Kim.", "Why?", "Ok"]
assert sentences_of("See dr. Kim", ["Dr."]) == ["See dr.", "Kim"]
assert sentences_of("J. Smith is it. a. b", []) == ["J. Smith is it.", "a.", "b"]
assert sentences_of("Is it I? Yes", []) == ["Is it I?", "Yes"]
assert sentences_of("Pi is 3.14 today. So!", []) == ["Pi is 3.14 today.", "So!"]
assert sentences_of("AB. U.S. c", []) == ["AB.", "U.S.", "c"]
assert sentences_of("  ", ["Dr."]) == []
assert sentences_of("Ends with etc.", ["etc."]) == ["Ends with etc."]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
