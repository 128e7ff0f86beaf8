"""Shorten a slash-separated path to at most the given number of characters by replacing
directories, from the left and one at a time until it fits, by their first character. The last part
is never shortened and empty parts stay as they are; when even that does not suffice, the result
keeps all shortened directories although it is too long."""


def abbreviated_path(path, limit):
    parts = path.split("/")
    for index in range(len(parts) - 1):
        if len("/".join(parts)) <= limit:
            break
        parts[index] = parts[index][:1]
    return "/".join(parts)


assert abbreviated_path("home/anna/docs/a.txt", 18) == "h/anna/docs/a.txt"
assert abbreviated_path("home/anna/docs/a.txt", 17) == "h/anna/docs/a.txt"
assert abbreviated_path("home/anna/docs/a.txt", 16) == "h/a/docs/a.txt"
assert abbreviated_path("home/anna/docs/a.txt", 20) == "home/anna/docs/a.txt"
assert abbreviated_path("home/anna/docs/a.txt", 1) == "h/a/d/a.txt"
assert abbreviated_path("/srv//www/x", 9) == "/s//www/x"
assert abbreviated_path("readme", 2) == "readme"
assert abbreviated_path("", 0) == ""
assert abbreviated_path("logs/", 3) == "l/"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
