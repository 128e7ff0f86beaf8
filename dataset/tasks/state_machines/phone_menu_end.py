"""A telephone menu is a dict from menu name to a dict from key to the name of the next menu, a name
without an entry being an extension. Starting in "main", each key in a string leads on; "*" goes
back to the menu before (in "main" it changes nothing), and a key without meaning counts as an
error, the third of which in the call leads to the extension "operator". Return the name where the
caller ends, ignoring all keys after an extension was reached."""


def phone_menu_end(menus, keys):
    path = ["main"]
    errors = 0
    for key in keys:
        current = path[-1]
        if current not in menus:
            break
        if key == "*":
            path = path[:-1] or path
        elif key in menus[current]:
            path.append(menus[current][key])
        else:
            errors += 1
            if errors == 3:
                return "operator"
    return path[-1]


assert phone_menu_end({"main": {"1": "sales", "2": "help"}, "help": {"1": "tom"}}, "1") == "sales"
assert phone_menu_end({"main": {"1": "sales", "2": "help"}, "help": {"1": "tom"}}, "21") == "tom"
assert phone_menu_end({"main": {"1": "sales", "2": "help"}, "help": {"1": "tom"}}, "2*1") == "sales"
assert phone_menu_end({"main": {"1": "sales", "2": "help"}, "help": {"1": "tom"}}, "**2") == "help"
assert phone_menu_end({"main": {"1": "sales", "2": "help"}, "help": {"1": "tom"}}, "772") == "help"
assert (
    phone_menu_end({"main": {"1": "sales", "2": "help"}, "help": {"1": "tom"}}, "72871")
    == "operator"
)
assert phone_menu_end({"main": {"1": "sales", "2": "help"}, "help": {"1": "tom"}}, "1*2") == "sales"
assert phone_menu_end({"main": {"1": "sales"}}, "") == "main"
assert phone_menu_end({"main": {"1": "a"}, "a": {"2": "b"}, "b": {"3": "c"}}, "12*2") == "b"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
