"""A small memory has several banks, and the bank of an address is the exclusive or of its lowest
bits, as many as given, with the equally many bits directly above them, while the row in the bank is
everything from there on, that is the address without its lowest bits. Return how many accesses in a
list of addresses have to wait, which are those to the same bank but another row than the access
directly before; the first access never waits."""


def waiting_bank_accesses(addresses, bits):
    mask = (1 << bits) - 1
    waits = 0
    last = None
    for address in addresses:
        row = address >> bits
        bank = (address ^ row) & mask
        if last is not None and last[0] == bank and last[1] != row:
            waits += 1
        last = (bank, row)
    return waits


assert waiting_bank_accesses([0, 5, 10], 2) == 2
assert waiting_bank_accesses([0, 4, 8], 2) == 0
assert waiting_bank_accesses([7, 7], 2) == 0
assert waiting_bank_accesses([3, 6], 2) == 1
assert waiting_bank_accesses([0, 16], 2) == 1
assert waiting_bank_accesses([0, 16], 3) == 0
assert waiting_bank_accesses([0, 1, 16], 2) == 0
assert waiting_bank_accesses([], 3) == 0
assert waiting_bank_accesses([1, 2, 3], 0) == 2
assert waiting_bank_accesses([0, 9, 0, 9], 3) == 3
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
