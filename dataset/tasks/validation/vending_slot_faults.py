"""Check the stock of a vending machine, a list of rows of slots given as (product, price, pieces),
against the largest number of pieces per slot. Return the list of faults as (row, slot, word),
counted from 1 and in order: "price" for a price that is not above 0, "pieces" for a number below 0
or above the largest, and "mixed" for a product whose price differs from that of its first slot in
this order; a slot of None is empty and fine."""


def vending_slot_faults(rows, largest):
    faults = []
    prices = {}
    for row, slots in enumerate(rows, 1):
        for number, slot in enumerate(slots, 1):
            if slot is None:
                continue
            product, price, pieces = slot
            if price <= 0:
                faults.append((row, number, "price"))
            if pieces < 0 or pieces > largest:
                faults.append((row, number, "pieces"))
            if prices.setdefault(product, price) != price:
                faults.append((row, number, "mixed"))
    return faults


assert vending_slot_faults([[("cola", 150, 8), None], [("nuts", 5, 0)]], 8) == []
assert vending_slot_faults([[("cola", 150, 9)]], 8) == [(1, 1, "pieces")]
assert vending_slot_faults([[("cola", 150, -1)]], 8) == [(1, 1, "pieces")]
assert vending_slot_faults([[None, ("cola", 0, 1)]], 8) == [(1, 2, "price")]
assert vending_slot_faults([[("cola", 1, 1)], [("nuts", -5, 1)]], 8) == [(2, 1, "price")]
assert vending_slot_faults([[("cola", 50, 1)], [("cola", 55, 1), ("cola", 50, 1)]], 8) == [
    (2, 1, "mixed")
]
assert vending_slot_faults([[("a", 5, 1), ("a", 0, 3)]], 2) == [
    (1, 2, "price"),
    (1, 2, "pieces"),
    (1, 2, "mixed"),
]
assert vending_slot_faults([], 8) == []
assert vending_slot_faults([[("a", 10, 1), ("b", 15, 1), ("b", 10, 1), ("b", 10, 1)]], 8) == [
    (1, 3, "mixed"),
    (1, 4, "mixed"),
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
