"""Find donors to be called for a patient's blood group ("0", "A", "B" or "AB", with "+" or "-"
behind it) from (name, group, days since the last donation or None for never) donors. A donor of
group 0 suits everybody, one of A or B the same group and AB, one of AB only AB, and a donor with
"+" only patients with "+"; donors must not have given blood during the last 56 days (56 days ago is
allowed). Call first those with exactly the patient's group, then those whose letters are the same,
then the others; inside a part those who never gave come last, the longer ago comes first, then the
name; return at most the wanted number of names, or None when the letters of the patient's group are
none of the four."""


def blood_donor_calls(donors, patient, wanted):
    suits = {
        "0": ["0", "A", "B", "AB"],
        "A": ["A", "AB"],
        "B": ["B", "AB"],
        "AB": ["AB"],
    }
    letters = patient[:-1]
    sign = patient[-1]
    if letters not in suits:
        return None
    callable_donors = []
    for name, group, days in donors:
        if letters not in suits[group[:-1]]:
            continue
        if group.endswith("+") and sign == "-":
            continue
        if days is None:
            rested = (True,)
        elif days < 56:
            continue
        else:
            rested = (False, -days)
        other_group = group != patient
        other_letters = group[:-1] != letters
        rank = (other_letters, other_group, rested)
        callable_donors.append((rank, name))
    callable_donors.sort()
    names = []
    for _, name in callable_donors:
        names.append(name)
    return names[:wanted]


assert blood_donor_calls(
    [("ann", "0-", 90), ("bo", "A-", 90), ("cy", "A+", 90), ("di", "B+", 90)], "A+", 9
) == ["cy", "bo", "ann"]
assert blood_donor_calls([("ann", "A+", 56), ("bo", "A+", 55), ("cy", "A+", 57)], "A+", 9) == [
    "cy",
    "ann",
]
assert blood_donor_calls([("ann", "B+", 99), ("bo", "B-", 99), ("cy", "0+", 99)], "B-", 9) == ["bo"]
assert blood_donor_calls(
    [("ann", "AB+", None), ("bo", "AB+", 60), ("cy", "A+", 99), ("ed", "B-", 98)], "AB+", 9
) == ["bo", "ann", "cy", "ed"]
assert blood_donor_calls([("d", "0+", 70), ("c", "0+", 70), ("b", "AB+", 70)], "0+", 1) == ["c"]
assert blood_donor_calls([("d", "0+", 70), ("b", "AB+", 70)], "A+", 2) == ["d"]
assert blood_donor_calls([("d", "0+", 70)], "C+", 2) is None
assert blood_donor_calls([("d", "0+", None), ("c", "0+", None), ("b", "A+", 80)], "0+", 2) == [
    "c",
    "d",
]
assert blood_donor_calls([("ann", "AB-", 60), ("cy", "A+", 99), ("d", "0-", 99)], "AB+", 2) == [
    "ann",
    "cy",
]
assert blood_donor_calls(
    [("d", "AB-", 80), ("e", "A-", 90), ("f", "0-", 91), ("g", "0+", 95)], "AB-", 2
) == ["d", "f"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
