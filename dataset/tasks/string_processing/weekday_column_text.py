"""Write opening hours as one line: for a list of seven texts from Monday to Sunday, days in a row
with the same text are given together, such as "Mon-Wed 9-17", two such days as "Mon, Tue 9-17", and
an empty text means closed. Parts are joined by "; ", closed days are left out, and when only one
group of all seven days is left it is "daily 9-17"; a week that is closed throughout gives
"closed"."""


def weekday_column_text(hours):
    days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    parts = []
    start = 0
    for index in range(7):
        if index < 6 and hours[index] == hours[index + 1]:
            continue
        length = index + 1 - start
        if length == 7:
            name = "daily"
        elif length == 1:
            name = days[start]
        elif length == 2:
            name = f"{days[start]}, {days[index]}"
        else:
            name = f"{days[start]}-{days[index]}"
        if hours[start]:
            parts.append(f"{name} {hours[start]}")
        start = index + 1
    return "; ".join(parts) or "closed"


assert (
    weekday_column_text(["9-17"] * 3 + [""] + ["9-17"] * 2 + [""]) == "Mon-Wed 9-17; Fri, Sat 9-17"
)
assert weekday_column_text(["8-12"] * 7) == "daily 8-12"
assert weekday_column_text([""] * 7) == "closed"
assert weekday_column_text(["9", "8", "8", "8", "8", "8", "9"]) == "Mon 9; Tue-Sat 8; Sun 9"
assert weekday_column_text(["", "8", "8", "8", "8", "8", "8"]) == "Tue-Sun 8"
assert weekday_column_text(["1", "1", "2", "2", "3", "3", "4"]) == (
    "Mon, Tue 1; Wed, Thu 2; Fri, Sat 3; Sun 4"
)
assert weekday_column_text(["7", "", "", "", "", "", "7"]) == "Mon 7; Sun 7"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
