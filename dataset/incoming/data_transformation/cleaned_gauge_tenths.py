"""A weather station sends each value as text such as "12.5", "-0.3" or "7", with at most one digit
after the point; "-" alone means no measurement, and a "*" at the end marks a doubtful value. Return
(tenths as a whole number or None, True if doubtful) pairs in order; a doubtful value that differs
by more than the given number of tenths from the last value that was neither doubtful nor missing
becomes None but stays marked."""


def cleaned_gauge_tenths(texts, spread):
    cleaned = []
    trusted = None
    for text in texts:
        doubtful = text.endswith("*")
        text = text.rstrip("*")
        if text == "-":
            cleaned.append((None, doubtful))
            continue
        whole, _, tenth = text.partition(".")
        value = int(whole + (tenth or "0"))
        if not doubtful:
            trusted = value
        elif trusted is not None and not trusted - spread <= value <= trusted + spread:
            value = None
        cleaned.append((value, doubtful))
    return cleaned


assert cleaned_gauge_tenths(["12.5", "7"], 9) == [(125, False), (70, False)]
assert cleaned_gauge_tenths(["-0.3", "-"], 9) == [(-3, False), (None, False)]
assert cleaned_gauge_tenths(["1.0", "2.0*", "2.1*"], 10) == [(10, False), (20, True), (None, True)]
assert cleaned_gauge_tenths(["9.9*", "1.0"], 3) == [(99, True), (10, False)]
assert cleaned_gauge_tenths(["1.0", "1.4*", "1.7*"], 5) == [(10, False), (14, True), (None, True)]
assert cleaned_gauge_tenths(["5.0", "-", "4.5*", "4.4*"], 5) == [
    (50, False),
    (None, False),
    (45, True),
    (None, True),
]
assert cleaned_gauge_tenths(["5.0", "-*", "6.0"], 5) == [(50, False), (None, True), (60, False)]
assert cleaned_gauge_tenths([], 5) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
