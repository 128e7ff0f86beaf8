"""Read what was typed into a search box: words separated by spaces, or phrases in double quotes,
are terms to be found, and those with a "-" directly in front are terms to be excluded. Return two
lists in the order of appearance, wanted and excluded, in small letters and without repetitions; a
term that is in both is only excluded. A quote without a second one reaches to the end, a "-" alone
is left out as are empty phrases, and a quote or "-" inside a word belongs to the word."""


def search_box_terms(text):
    wanted = []
    excluded = []
    rest = text.lower().strip()
    for _ in text:
        if not rest:
            break
        target = wanted
        if rest[0] == "-":
            target = excluded
            rest = rest[1:]
        if rest[:1] == '"':
            term, _, rest = rest[1:].partition('"')
            term = term.strip()
        else:
            term, _, rest = rest.partition(" ")
        if term and term not in target:
            target.append(term)
        rest = rest.strip()
    return [term for term in wanted if term not in excluded], excluded


assert search_box_terms("Red shoes -blue") == (["red", "shoes"], ["blue"])
assert search_box_terms('"old  town" -"new town" map') == (["old  town", "map"], ["new town"])
assert search_box_terms("a b A -c -C") == (["a", "b"], ["c"])
assert search_box_terms("-a a b") == (["b"], ["a"])
assert search_box_terms('x "open end') == (["x", "open end"], [])
assert search_box_terms('5"-tv t-shirt - "" --a') == (['5"-tv', "t-shirt"], ["-a"])
assert search_box_terms('" a " b"c') == (["a", 'b"c'], [])
assert search_box_terms("  ") == ([], [])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
