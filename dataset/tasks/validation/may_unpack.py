"""Tell whether a slash-separated path from an archive may be unpacked below a target directory: it
must not be empty or begin with a slash, no part may be empty, and no part may end with a space or a
dot, the parts "." and ".." being allowed. Following the parts from left to right, ".." must never
lead above the target directory, and the path must lead to something below it; return True or
False."""


def may_unpack(path):
    depth = 0
    for part in path.split("/"):
        if part == "..":
            depth -= 1
            if depth < 0:
                return False
        elif part != ".":
            if not part or part[-1] in " .":
                return False
            depth += 1
    return depth > 0


assert may_unpack("docs/img/a.png") is True
assert may_unpack("a/../b") is True
assert may_unpack("a/../../b/c") is False
assert may_unpack("a/..") is False
assert may_unpack("./a/.") is True
assert may_unpack("/etc/passwd") is False
assert may_unpack("a//b") is False
assert may_unpack("dir./b") is False
assert may_unpack("a/b ") is False
assert may_unpack("") is False

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
