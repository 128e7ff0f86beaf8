"""Sort labels of goods by weight: a label is a number, perhaps with a decimal point, a space and
one of the units "g", "kg" (1000 g) or "t" (1000 kg). Equal weights are ordered by the larger unit
first, then keep their order; labels that are not of this form come last in the order given. Return
the list of labels, or an empty list when no label has the right form."""


def weight_labels_sorted(labels):
    units = {"t": 1000000, "kg": 1000, "g": 1}
    weighed = []
    others = []
    for label in labels:
        parts = label.split(" ")
        if len(parts) != 2 or parts[1] not in units:
            others.append(label)
            continue
        whole, _, decimals = parts[0].partition(".")
        digits = whole + decimals
        if not digits.isdigit():
            others.append(label)
            continue
        factor = units[parts[1]]
        value = int(digits) * factor / 10 ** len(decimals)
        weighed.append((value, -factor, label))
    if not weighed:
        return []
    weighed.sort(key=lambda entry: entry[:2])
    return [label for _, _, label in weighed] + others


assert weight_labels_sorted(["2 kg", "300 g", "1.5 t"]) == ["300 g", "2 kg", "1.5 t"]
assert weight_labels_sorted(["1000 g", "1 kg", "0.001 t"]) == ["0.001 t", "1 kg", "1000 g"]
assert weight_labels_sorted(["0.25 kg", "240 g", "1.05 kg", "1.5 kg"]) == [
    "240 g",
    "0.25 kg",
    "1.05 kg",
    "1.5 kg",
]
assert weight_labels_sorted(["heavy", "7 g", "3 lb", "2 g", "kg"]) == [
    "2 g",
    "7 g",
    "heavy",
    "3 lb",
    "kg",
]
assert weight_labels_sorted(["heavy", "x g"]) == []
assert weight_labels_sorted(["1 t", "999999.5 g"]) == ["999999.5 g", "1 t"]
assert weight_labels_sorted([]) == []
assert weight_labels_sorted(["5.9 g", "5 g", "4.9 g"]) == ["4.9 g", "5 g", "5.9 g"]
assert weight_labels_sorted(["5.0 g", "5 g", "05 g", "4 g"]) == ["4 g", "5.0 g", "5 g", "05 g"]
assert weight_labels_sorted(["1 g extra", "-2 g", "3 g"]) == ["3 g", "1 g extra", "-2 g"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
