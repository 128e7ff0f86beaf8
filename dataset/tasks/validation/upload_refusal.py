"""Tell why a file may not be uploaded, given its name, its size in bytes, and a dict from extension
in small letters to the largest allowed size. Return "name" when the part before the last dot is
empty or there is no dot, "type" when the extension, compared without regard to case, is not in the
dict, "empty" for a size of 0, "size" for one above the limit, or None if it may be uploaded; the
first reason in this order counts."""


def upload_refusal(name, size, limits):
    stem, _, extension = name.rpartition(".")
    limit = limits.get(extension.lower())
    if not stem:
        return "name"
    if limit is None:
        return "type"
    if size < 1:
        return "empty"
    if size > limit:
        return "size"
    return None


assert upload_refusal("me.png", 100, {"png": 500}) is None
assert upload_refusal("me.tar.PNG", 500, {"png": 500}) is None
assert upload_refusal("me.png", 501, {"png": 500, "gif": 900}) == "size"
assert upload_refusal("me.png", 0, {"png": 500}) == "empty"
assert upload_refusal("me.png", 1, {"png": 500}) is None
assert upload_refusal("me.exe", 0, {"png": 500}) == "type"
assert upload_refusal(".png", 9, {"png": 500}) == "name"
assert upload_refusal("png", 9, {"png": 500}) == "name"
assert upload_refusal("me.", 9, {"png": 500}) == "type"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
