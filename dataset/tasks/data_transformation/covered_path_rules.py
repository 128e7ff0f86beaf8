"""Access rules are slash-separated paths such as "docs/public"; a rule covers its own path and
everything below it. Remove the rules that another one covers, keep one of equal rules, and return
the rest in alphabetical order; slashes at the beginning and end of a rule do not matter, and the
empty path covers everything."""


def covered_path_rules(rules):
    paths = {tuple(part for part in rule.split("/") if part) for rule in rules}
    kept = []
    for path in paths:
        covering = [other for other in paths if path[: len(other)] == other]
        if covering == [path]:
            kept.append("/".join(path))
    return sorted(kept)


assert covered_path_rules(["docs", "docs/public", "img"]) == ["docs", "img"]
assert covered_path_rules(["docs/a", "docs/b"]) == ["docs/a", "docs/b"]
assert covered_path_rules(["doc", "docs"]) == ["doc", "docs"]
assert covered_path_rules(["/docs/", "docs"]) == ["docs"]
assert covered_path_rules(["a/b/c", "a"]) == ["a"]
assert covered_path_rules(["", "a"]) == [""]
assert covered_path_rules([]) == []
assert covered_path_rules(["z/y/x", "b", "z/y/x/w/v"]) == ["b", "z/y/x"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
