"""Name the fiscal quarter of a date when the fiscal year begins on the first day of the given month
(1 to 12). The label is "FY", the last two digits of the calendar year in which the fiscal year
ends, a space, "Q" and the quarter from 1 to 4; with a first month of 1 the fiscal year is the
calendar year."""

from datetime import date


def fiscal_quarter_label(day, first_month):
    passed = (day.month - first_month) % 12
    year = day.year
    if first_month > 1 and day.month >= first_month:
        year += 1
    quarter = passed // 3 + 1
    return "FY{:02d} Q{}".format(year % 100, quarter)


assert fiscal_quarter_label(date(2024, 5, 17), 1) == "FY24 Q2"
assert fiscal_quarter_label(date(2024, 1, 1), 1) == "FY24 Q1"
assert fiscal_quarter_label(date(2024, 9, 30), 10) == "FY24 Q4"
assert fiscal_quarter_label(date(2024, 10, 1), 10) == "FY25 Q1"
assert fiscal_quarter_label(date(2024, 2, 29), 2) == "FY25 Q1"
assert fiscal_quarter_label(date(2024, 1, 31), 2) == "FY24 Q4"
assert fiscal_quarter_label(date(2008, 7, 1), 4) == "FY09 Q2"
assert fiscal_quarter_label(date(1999, 12, 1), 12) == "FY00 Q1"
assert fiscal_quarter_label(date(2024, 1, 3), 4) == "FY24 Q4"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
