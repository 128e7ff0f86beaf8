"""Tell whether a PIN, a text of up to 8 digits, is too easy to guess: it is weak when it has fewer
than 4 digits, when only one or two different digits occur in it, or when each digit is exactly one
higher, or each exactly one lower, than the digit before it, 0 and 9 counting as neighbours in both
cases. It is also weak when it ends with the given birth year; return True or False."""


def is_weak_pin(pin, birth_year):
    if len(pin) < 4 or len(set(pin)) < 3:
        return True
    if pin in "01234567890123456" or pin in "98765432109876543":
        return True
    return pin.endswith(str(birth_year))


assert is_weak_pin("7294", 1980) is False
assert is_weak_pin("294", 1980) is True
assert is_weak_pin("7227", 1980) is True
assert is_weak_pin("7277271", 1980) is False
assert is_weak_pin("4567", 1980) is True
assert is_weak_pin("8901", 1980) is True
assert is_weak_pin("21098", 1980) is True
assert is_weak_pin("3456543", 1980) is False
assert is_weak_pin("521980", 1980) is True
assert is_weak_pin("198052", 1980) is False

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
