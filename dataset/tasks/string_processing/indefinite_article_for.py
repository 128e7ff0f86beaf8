"""Put "a" or "an" in front of a noun phrase: "an" before a first word that begins with one of the
letters a, e, i, o and u in any case, and "a" before any other. When the first word begins with one
of the given exceptions, compared without case, it gets "an", or "a" when the exception ends with
"!", which is not compared; of several the last in the list decides. Before all that, a first word
of capitals only, at least two, is spelled out, so that its first letter decides alone: "an" before
A, E, F, H, I, L, M, N, O, R, S and X."""


def indefinite_article_for(phrase, exceptions):
    first = phrase.split(" ")[0]
    if len(first) > 1 and first.isupper():
        article = "an" if first[0] in "AEFHILMNORSX" else "a"
        return f"{article} {phrase}"
    article = "an" if first[:1].lower() in tuple("aeiou") else "a"
    for exception in exceptions:
        if first.lower().startswith(exception.rstrip("!").lower()):
            article = "a" if exception.endswith("!") else "an"
    return f"{article} {phrase}"


assert indefinite_article_for("apple tree", []) == "an apple tree"
assert indefinite_article_for("Pear", ["hour"]) == "a Pear"
assert indefinite_article_for("hour hand", ["hour"]) == "an hour hand"
assert indefinite_article_for("Unit", ["uni!"]) == "a Unit"
assert indefinite_article_for("uninvited guest", ["un!", "UNI!", "unin"]) == "an uninvited guest"
assert indefinite_article_for("MP", ["m!"]) == "an MP"
assert indefinite_article_for("UN vote", []) == "a UN vote"
assert indefinite_article_for("I", []) == "an I"
assert indefinite_article_for("M", []) == "a M"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
