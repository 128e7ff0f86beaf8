"""Write a hierarchy given as (name, parent) pairs as text lines: each name is indented by two
spaces per level below the top, directly followed by its own children, and siblings are in
alphabetical order. Names whose parent is None, or is not itself listed as a name, stand at the
top."""


def indented_tree_lines(pairs):
    names = {name for name, _ in pairs}
    children = {}
    for name, parent in sorted(pairs, key=lambda pair: pair[0]):
        children.setdefault(parent if parent in names else None, []).append(name)
    lines = []

    def write(parent, level):
        for name in children.get(parent, []):
            lines.append("  " * level + name)
            write(name, level + 1)

    write(None, 0)
    return lines


assert indented_tree_lines([("root", None), ("b", "root"), ("a", "root")]) == [
    "root",
    "  a",
    "  b",
]
assert indented_tree_lines([("x", None), ("y", "x"), ("z", "y")]) == ["x", "  y", "    z"]
assert indented_tree_lines([("b", "gone"), ("a", None)]) == ["a", "b"]
assert indented_tree_lines([("c", "d"), ("d", None), ("e", "d"), ("f", "c")]) == [
    "d",
    "  c",
    "    f",
    "  e",
]
assert indented_tree_lines([]) == []
assert indented_tree_lines([("k", "j")]) == ["k"]
assert indented_tree_lines([("b", None), ("a", "b"), ("c", None)]) == ["b", "  a", "c"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
