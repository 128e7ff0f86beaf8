"""Label the range from a first to a last date by calendar weeks as numbered by ISO 8601: "2024-W09"
for a single week, "2024-W09..W12" for several weeks of one ISO year, and "2023-W52..2024-W02" when
the ISO years differ. A last date before the first one gives None."""

from datetime import date


def iso_week_span_label(first, last):
    if last < first:
        return None
    year, week = first.isocalendar()[:2]
    last_year, last_week = last.isocalendar()[:2]
    label = f"{year}-W{week:02d}"
    if last_year != year:
        return label + f"..{last_year}-W{last_week:02d}"
    return label if last_week == week else label + f"..W{last_week:02d}"


assert iso_week_span_label(date(2024, 2, 26), date(2024, 3, 3)) == "2024-W09"
assert iso_week_span_label(date(2024, 2, 26), date(2024, 3, 4)) == "2024-W09..W10"
assert iso_week_span_label(date(2024, 2, 25), date(2024, 3, 18)) == "2024-W08..W12"
assert iso_week_span_label(date(2023, 12, 31), date(2024, 1, 8)) == "2023-W52..2024-W02"
assert iso_week_span_label(date(2024, 12, 30), date(2025, 1, 5)) == "2025-W01"
assert iso_week_span_label(date(2024, 3, 5), date(2024, 3, 4)) is None
assert iso_week_span_label(date(2024, 3, 5), date(2024, 3, 5)) == "2024-W10"
assert iso_week_span_label(date(2023, 3, 1), date(2024, 3, 1)) == "2023-W09..2024-W09"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
