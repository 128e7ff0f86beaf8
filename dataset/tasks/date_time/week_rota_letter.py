"""A rota repeats a cycle of weeks named by the letters of a string; the week (Monday to Sunday)
that contains the anchor date has the first letter. Return the letter of the week that contains
another date, before or after the anchor; an empty string of letters gives None."""

from datetime import date


def week_rota_letter(letters, anchor, day):
    if not letters:
        return None
    first = anchor.toordinal() - anchor.weekday()
    weeks = (day.toordinal() - first) // 7
    return letters[weeks % len(letters)]


assert week_rota_letter("ABC", date(2024, 3, 6), date(2024, 3, 15)) == "B"
assert week_rota_letter("ABC", date(2024, 3, 6), date(2024, 3, 4)) == "A"
assert week_rota_letter("ABC", date(2024, 3, 6), date(2024, 3, 3)) == "C"
assert week_rota_letter("ABC", date(2024, 3, 6), date(2024, 3, 10)) == "A"
assert week_rota_letter("ABC", date(2024, 3, 6), date(2024, 3, 11)) == "B"
assert week_rota_letter("ABC", date(2024, 3, 10), date(2024, 3, 25)) == "A"
assert week_rota_letter("X", date(2024, 3, 6), date(2023, 1, 1)) == "X"
assert week_rota_letter("", date(2024, 3, 6), date(2024, 3, 6)) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
