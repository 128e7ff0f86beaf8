"""From a dict that maps documents to lists of tags build the dict that maps every tag, in
alphabetical order, to the ascending list of its (place, document) pairs, where place is the
position of the tag in the document's list counted from 1. A tag listed twice for a document counts
at its first place only, and tags of fewer than the given number of documents are left out."""


def invert_tag_lists(documents, minimum):
    places = {}
    for name, tags in documents.items():
        for place, tag in enumerate(tags, 1):
            places.setdefault(tag, {}).setdefault(name, place)
    inverted = {}
    for tag in sorted(places):
        if len(places[tag]) >= minimum:
            inverted[tag] = sorted((place, name) for name, place in places[tag].items())
    return inverted


assert invert_tag_lists({"a": ["x", "y"], "b": ["y"]}, 1) == {
    "x": [(1, "a")],
    "y": [(1, "b"), (2, "a")],
}
assert invert_tag_lists({"b": ["x"], "a": ["x"]}, 1) == {"x": [(1, "a"), (1, "b")]}
assert invert_tag_lists({"a": ["x", "y"], "b": ["y"]}, 2) == {"y": [(1, "b"), (2, "a")]}
assert invert_tag_lists({"a": ["x", "y", "x"], "b": ["z", "x"]}, 2) == {"x": [(1, "a"), (2, "b")]}
assert list(invert_tag_lists({"a": ["z", "y"]}, 1)) == ["y", "z"]
assert invert_tag_lists({"a": ["x", "x"]}, 2) == {}
assert invert_tag_lists({}, 0) == {}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
