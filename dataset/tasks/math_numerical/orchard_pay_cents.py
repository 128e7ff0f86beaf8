"""A fruit picker is paid by the crate: 155 cents for an "apple" crate, 210 for a "pear" crate and
90 for any other. A crate with more than 5 bruised fruits is paid half, rounded down, and one with
more than 15 is not paid; from the eleventh paid crate on, each brings 20 cents more, which are not
halved. Return (cents, paid crates) for (fruit, bruised) crates in order, or None when a bruised
number is negative."""


def orchard_pay_cents(crates):
    cents = 0
    paid = 0
    for fruit, bruised in crates:
        if bruised < 0:
            return None
        if bruised > 15:
            continue
        if fruit == "apple":
            price = 155
        elif fruit == "pear":
            price = 210
        else:
            price = 90
        if bruised > 5:
            price = price // 2
        paid += 1
        if paid > 10:
            price += 20
        cents += price
    return cents, paid


assert orchard_pay_cents([("apple", 0), ("pear", 5), ("plum", 2)]) == (455, 3)
assert orchard_pay_cents([("apple", 6), ("pear", 15), ("plum", 16)]) == (182, 2)
assert orchard_pay_cents([("plum", 1)] * 10) == (900, 10)
assert orchard_pay_cents([("plum", 1)] * 11) == (1010, 11)
assert orchard_pay_cents([("plum", 20)] * 3 + [("plum", 9)] * 12) == (580, 12)
assert orchard_pay_cents([("apple", 1), ("pear", -1)]) is None
assert orchard_pay_cents([]) == (0, 0)
assert orchard_pay_cents([("pear", 0), ("pear", 30)]) == (210, 1)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
