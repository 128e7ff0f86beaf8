"""Turn an address part such as "a-tale_of-two" into a title: hyphens and underscores separate
words, runs of them count once and those at the ends are dropped. Every word gets a capital first
letter and small others, except that words in the given collection of small words stay all small
unless they come first or last."""

import re


def title_from_slug(slug, small_words):
    words = [word.lower() for word in re.split(r"[-_]+", slug) if word]
    last = len(words) - 1
    titled = [
        word if word in small_words and 0 < position < last else word.capitalize()
        for position, word in enumerate(words)
    ]
    return " ".join(titled)


assert title_from_slug("a-tale_of-two", ["a", "of"]) == "A Tale of Two"
assert title_from_slug("what-for", ["for"]) == "What For"
assert title_from_slug("--big__news-", []) == "Big News"
assert title_from_slug("the-end-of-the", ["the", "of"]) == "The End of The"
assert title_from_slug("USB-port", ["usb"]) == "Usb Port"
assert title_from_slug("up-OF-it", ["of"]) == "Up of It"
assert title_from_slug("-_-", ["a"]) == ""
assert title_from_slug("of", ["of"]) == "Of"
assert title_from_slug("x-a-b-y", ["a", "b"]) == "X a b Y"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
