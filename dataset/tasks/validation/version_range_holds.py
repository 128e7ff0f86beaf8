"""Tell whether a version such as "2.10.1" meets a requirement: a comma-separated list of
conditions, each an operator ">=", "<=", ">", "<", "=" or "!=" directly before a version, that must
all hold. Missing parts count as 0, parts compare as numbers, spaces around conditions are ignored,
and a text without any condition allows every version."""


def version_range_holds(version, requirement):
    def numbers(text):
        parts = [int(part) for part in text.split(".")]
        while parts and parts[-1] == 0:
            parts.pop()
        return parts

    have = numbers(version)
    for condition in requirement.split(","):
        condition = condition.strip()
        if not condition:
            continue
        size = 2 if condition[1] == "=" else 1
        operator = condition[:size]
        want = numbers(condition[size:])
        holds = {
            ">=": have >= want,
            "<=": have <= want,
            ">": have > want,
            "<": have < want,
            "=": have == want,
            "!=": have != want,
        }
        if not holds[operator]:
            return False
    return True


assert version_range_holds("2.10.1", ">=2.9, <3") is True
assert version_range_holds("3.0", ">=2.9, <3") is False
assert version_range_holds("2.8.9", ">=2.9") is False
assert version_range_holds("1.0.0", "=1") is True
assert version_range_holds("1.2", "!=1.2.0") is False
assert version_range_holds("1.2", ">1.2") is False
assert version_range_holds("9", ">1.2") is True
assert version_range_holds("1.2", "<=1.2,!=1.3,>=1.2") is True
assert version_range_holds("0", "  ") is True
assert version_range_holds("1.4", "<=1.3") is False

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
