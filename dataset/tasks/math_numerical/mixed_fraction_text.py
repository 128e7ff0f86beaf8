"""Write a fraction given as integer numerator and denominator as text: the sign, then the whole
part, a space and the remaining proper fraction in lowest terms, such as "-2 1/3". Leave out a whole
part or a remainder that is zero, write "0" when the value is zero, and return None for a
denominator of 0."""

from fractions import Fraction


def mixed_fraction_text(numerator, denominator):
    if denominator == 0:
        return None
    value = Fraction(numerator, denominator)
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(value), 1)
    if rest == 0:
        return f"{sign}{whole}"
    if whole == 0:
        return f"{sign}{rest}"
    return f"{sign}{whole} {rest}"


assert mixed_fraction_text(7, 3) == "2 1/3"
assert mixed_fraction_text(-7, 3) == "-2 1/3"
assert mixed_fraction_text(10, -4) == "-2 1/2"
assert mixed_fraction_text(-6, -8) == "3/4"
assert mixed_fraction_text(4, 6) == "2/3"
assert mixed_fraction_text(0, -5) == "0"
assert mixed_fraction_text(-3, 3) == "-1"
assert mixed_fraction_text(1, -1) == "-1"
assert mixed_fraction_text(1, 0) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
