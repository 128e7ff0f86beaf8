"""Letters, given as (postcode, express) pairs with express True or False, are sorted into bins by a
dict from bin name to a list of postcode beginnings. A letter goes to the bin with the longest
beginning that fits its postcode, among equally long ones to the bin whose name is first in the
alphabet; one that fits nowhere goes to the bin "hand". Return a list of (bin, postcodes) pairs in
order of the bin names but with "hand" last, only for bins that got a letter, in which express
letters come first and both kinds are in ascending order of postcode; letters with an empty postcode
are thrown out."""


def mail_bin_lists(letters, beginnings):
    bins = {}
    for postcode, express in letters:
        if not postcode:
            continue
        chosen = None
        longest = ""
        for name in sorted(beginnings):
            for beginning in beginnings[name]:
                if not postcode.startswith(beginning):
                    continue
                if chosen is None or len(beginning) > len(longest):
                    chosen = name
                    longest = beginning
        if chosen is None:
            chosen = "hand"
        bins.setdefault(chosen, []).append((not express, postcode))
    rows = []
    by_hand = bins.pop("hand", [])
    for name in sorted(bins):
        codes = [postcode for _, postcode in sorted(bins[name])]
        rows.append((name, codes))
    if by_hand:
        codes = [postcode for _, postcode in sorted(by_hand)]
        rows.append(("hand", codes))
    return rows


assert mail_bin_lists([("8010", False), ("1020", False)], {"south": ["8"], "east": ["1"]}) == [
    ("east", ["1020"]),
    ("south", ["8010"]),
]
assert mail_bin_lists([("8010", False), ("8044", False)], {"south": ["8"], "hill": ["804"]}) == [
    ("hill", ["8044"]),
    ("south", ["8010"]),
]
assert mail_bin_lists([("8010", False)], {"b": ["80"], "a": ["80"], "c": ["8"]}) == [
    ("a", ["8010"])
]
assert mail_bin_lists([("9", False), ("5", False)], {"zoo": ["5"]}) == [
    ("zoo", ["5"]),
    ("hand", ["9"]),
]
assert mail_bin_lists([("12", False), ("14", True), ("11", False), ("13", True)], {"a": ["1"]}) == [
    ("a", ["13", "14", "11", "12"])
]
assert mail_bin_lists([("", True), ("3", False), ("2", False), ("4", True)], {}) == [
    ("hand", ["4", "2", "3"])
]
assert mail_bin_lists([], {"a": ["1"]}) == []
assert mail_bin_lists([("12", False)], {"a": ["", "3"], "b": ["123"]}) == [("a", ["12"])]
assert mail_bin_lists([("12", False)], {"a": ["", "3"], "b": ["12"]}) == [("b", ["12"])]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
