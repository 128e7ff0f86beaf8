"""Estimate the syllables of an English word given in any case: count the runs of the vowels a, e,
i, o, u and y, then take one off when the word ends in a single "e" after a consonant and more than
one run was counted, except for the ending "le" after a consonant. A word with any letter has at
least 1; an empty word has 0."""


def count_syllable_runs(word):
    vowels = "aeiouy"
    word = word.lower()
    runs = 0
    before = ""
    for letter in word:
        if letter in vowels and before not in list(vowels):
            runs += 1
        before = letter
    silent = word[-1:] == "e" and word[-2:-1] not in vowels
    if word[-2:] == "le" and word[-3:-2] not in vowels:
        silent = False
    if silent:
        runs -= 1
    return max(runs, 1) if word else 0


assert count_syllable_runs("table") == 2
assert count_syllable_runs("acre") == 1
assert count_syllable_runs("Banana") == 3
assert count_syllable_runs("queue") == 1
assert count_syllable_runs("the") == 1
assert count_syllable_runs("whale") == 1
assert count_syllable_runs("rhythm") == 1
assert count_syllable_runs("reptile") == 2
assert count_syllable_runs("") == 0
assert count_syllable_runs("agree") == 2

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
