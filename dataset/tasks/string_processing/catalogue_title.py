"""Put a title into the form used in a library catalogue: when it begins with one of the given
articles as a whole word, in any case, the article moves to the end after a comma and a space, and
the new first letter becomes a capital. A title that consists of the article alone, or that begins
with none, is only freed of superfluous spaces."""


def catalogue_title(title, articles):
    words = title.split()
    known = [article.lower() for article in articles]
    if len(words) > 1 and words[0].lower() in known:
        rest = " ".join(words[1:])
        return f"{rest[0].upper()}{rest[1:]}, {words[0]}"
    return " ".join(words)


assert catalogue_title("The old Man", ["a", "the"]) == "Old Man, The"
assert catalogue_title("the Sea", ["A", "The"]) == "Sea, the"
assert catalogue_title("Theory of it", ["a", "the"]) == "Theory of it"
assert catalogue_title("  A  long   walk ", ["a"]) == "Long walk, A"
assert catalogue_title("The", ["the"]) == "The"
assert catalogue_title("The The", ["the"]) == "The, The"
assert catalogue_title("", ["the"]) == ""
assert catalogue_title("los días", ["el"]) == "los días"
assert catalogue_title("el iMac", ["el"]) == "IMac, el"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
