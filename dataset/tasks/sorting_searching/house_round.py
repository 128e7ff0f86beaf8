"""A postman walks up the side with odd house numbers from small to large and comes back on the even
side from large to small. Put house labels such as "12" or "12b" into this order, a number and at
most one small letter: on the way up a label without letter comes before the letters in alphabetical
order, and on the way back everything is reversed. Return the labels as a new list."""


def house_round(labels):
    def parts(label):
        if label[-1].isdigit():
            return (int(label), "")
        return (int(label[:-1]), label[-1])

    ordered = sorted(labels, key=parts)
    odd = [label for label in ordered if parts(label)[0] % 2 == 1]
    even = [label for label in ordered if parts(label)[0] % 2 == 0]
    return odd + even[::-1]


assert house_round(["1", "2", "3", "4"]) == ["1", "3", "4", "2"]
assert house_round(["11", "9", "7b", "7", "7a"]) == ["7", "7a", "7b", "9", "11"]
assert house_round(["12c", "12", "10", "12a"]) == ["12c", "12a", "12", "10"]
assert house_round(["11c", "11a", "11b"]) == ["11a", "11b", "11c"]
assert house_round(["100", "20", "3", "21"]) == ["3", "21", "100", "20"]
assert house_round(["5z"]) == ["5z"]
assert house_round(["2b", "1b"]) == ["1b", "2b"]
assert house_round([]) == []
assert house_round(["13", "3a", "14", "4x"]) == ["3a", "13", "14", "4x"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
