"""Describe a date relative to today: up to six days ahead, today included, as "this" and the
weekday, and up to six days back as "last" and the weekday. Otherwise write "in N days" or "N days
ago", but from 14 days on whole weeks, rounded down, as "in N weeks" or "N weeks ago"; weekdays are
the English names with a capital letter."""

from datetime import date


def relative_day_phrase(day, today):
    names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    ahead = (day - today).days
    distance = abs(ahead)
    future = ahead >= 0
    if distance < 7:
        return ("this " if future else "last ") + names[day.weekday()]
    if distance < 14:
        span = f"{distance} days"
    else:
        span = "{} weeks".format(distance // 7)
    return "in " + span if future else span + " ago"


assert relative_day_phrase(date(2024, 3, 6), date(2024, 3, 6)) == "this Wednesday"
assert relative_day_phrase(date(2024, 3, 5), date(2024, 3, 6)) == "last Tuesday"
assert relative_day_phrase(date(2024, 3, 7), date(2024, 3, 6)) == "this Thursday"
assert relative_day_phrase(date(2024, 2, 29), date(2024, 3, 6)) == "last Thursday"
assert relative_day_phrase(date(2024, 3, 12), date(2024, 3, 6)) == "this Tuesday"
assert relative_day_phrase(date(2024, 3, 13), date(2024, 3, 6)) == "in 7 days"
assert relative_day_phrase(date(2024, 2, 22), date(2024, 3, 6)) == "13 days ago"
assert relative_day_phrase(date(2024, 3, 20), date(2024, 3, 6)) == "in 2 weeks"
assert relative_day_phrase(date(2024, 2, 15), date(2024, 3, 6)) == "2 weeks ago"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
