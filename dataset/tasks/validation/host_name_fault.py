"""Return the first fault of a host name as one word, or None if it has none: "empty" for an empty
text, "long" for more than 253 characters, and then, for the first label between dots that has a
fault, "label" when it is empty or longer than 63 characters, "sign" when it has a character other
than a-z, A-Z, 0-9 and "-", or "edge" when it begins or ends with "-". A name whose last label has
only digits has the fault "number"; this is checked at the end."""

import re


def host_name_fault(name):
    if not name:
        return "empty"
    if len(name) > 253:
        return "long"
    for label in name.split("."):
        if not 1 <= len(label) <= 63:
            return "label"
        if re.search(r"[^a-zA-Z0-9-]", label):
            return "sign"
        if label[0] == "-" or label[-1] == "-":
            return "edge"
    return "number" if label.isdigit() else None


assert host_name_fault("mail-2.example.org") is None
assert host_name_fault("") == "empty"
assert host_name_fault(".".join(["a" * 63] * 3) + "." + "b" * 61) is None
assert host_name_fault(".".join(["a" * 63] * 3) + "." + "b" * 62) == "long"
assert host_name_fault("a" * 64 + ".net") == "label"
assert host_name_fault("my..net") == "label"
assert host_name_fault("-a.x_y") == "edge"
assert host_name_fault("x_-.b") == "sign"
assert host_name_fault("a.b-.7") == "edge"
assert host_name_fault("7.8") == "number"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
