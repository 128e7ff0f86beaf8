"""Make a language exercise from words separated by spaces: starting with the word of the given
position, counted from 1, every second word loses its second half, which is replaced by one
underscore per letter; of an odd number of letters the larger half is lost. Words of a single letter
and words with any character that is not a letter are neither changed nor counted; return the words
joined by single spaces."""


def gap_text(text, first):
    words = text.split()
    counted = 0
    due = first
    for index, word in enumerate(words):
        if len(word) < 2 or not word.isalpha():
            continue
        counted += 1
        if counted == due:
            due += 2
            kept = len(word) // 2
            words[index] = word[:kept] + "_" * (len(word) - kept)
    return " ".join(words)


assert gap_text("They were going home", 1) == "Th__ were go___ home"
assert gap_text("They were going home", 2) == "They we__ going ho__"
assert gap_text("They were going home today", 3) == "They were go___ home to___"
assert gap_text("I am a big cat", 1) == "I a_ a big c__"
assert gap_text("In 2024 we didn't win it", 1) == "I_ 2024 we didn't w__ it"
assert gap_text("  so   it  is ", 1) == "s_ it i_"
assert gap_text("no gap", 3) == "no gap"
assert gap_text("", 1) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
