"""Compute the price in pence of a telegram from its text: words are separated by spaces, each
started group of 10 characters in a word counts as one charged word, and each single full stop
standing alone as a word is free. The first 9 charged words together cost 60 pence, also when there
are fewer, and each further one 5 pence; a text without charged words costs nothing."""


def telegram_fee(text):
    charged = 0
    for word in text.split():
        if word != ".":
            charged += (len(word) + 9) // 10
    if charged == 0:
        return 0
    return 60 + 5 * max(0, charged - 9)


assert telegram_fee("ARRIVING MONDAY") == 60
assert telegram_fee("a b c d e f g h i") == 60
assert telegram_fee("a b c d e f g h i j") == 65
assert telegram_fee("a b c d e f g h i . .") == 60
assert telegram_fee("a b c d e f g h ABCDEFGHIJ") == 60
assert telegram_fee("a b c d e f g h ABCDEFGHIJK") == 65
assert telegram_fee("a b c d e f g h i .. end. x") == 75
assert telegram_fee(" . ") == 0
assert telegram_fee("") == 0
assert telegram_fee("A") == 60

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
