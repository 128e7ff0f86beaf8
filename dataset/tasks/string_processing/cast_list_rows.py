"""Set the cast list of a play in a programme of the given width: pairs of role and actor become
rows with the role on the left, dots and the actor on the right, with a space on both sides of the
dots, of which there are at least two. An actor of several roles is given once, at the place of the
first, with the roles joined by " / " in the order of the list; an actor "" is written "N.N." and
never joined. When a row is too long, the role stands on a row of its own and the next row holds two
dots, a space and the actor, pushed to the right edge if there is room; roles that end with
"(silent)" lose that, and their actors come after all others, below a row "Silent:"."""


def cast_list_rows(cast, width):
    loud = []
    silent = []
    for role, actor in cast:
        group = loud
        if role.endswith("(silent)"):
            group = silent
            role = role[:-8].rstrip()
        for entry in group:
            if actor and entry[1] == actor:
                entry[0] += " / " + role
                break
        else:
            group.append([role, actor])
    entries = list(loud)
    if silent:
        entries.append(None)
    entries += silent
    rows = []
    for entry in entries:
        if entry is None:
            rows.append("Silent:")
            continue
        role, actor = entry
        actor = actor or "N.N."
        dots = width - len(role) - len(actor) - 2
        if dots >= 2:
            rows.append(f"{role} {'.' * dots} {actor}")
        else:
            rows.append(role)
            rows.append(f".. {actor}".rjust(width))
    return rows


assert cast_list_rows([("King", "I. Berg"), ("Fool", "")], 18) == [
    "King ..... I. Berg",
    "Fool ........ N.N.",
]
assert cast_list_rows([("King", "Al"), ("Fool", "Bo"), ("Owl", "Al")], 16) == [
    "King / Owl .. Al",
    "Fool ........ Bo",
]
assert cast_list_rows([("King", "Al"), ("Owl", "Al")], 15) == ["King / Owl", "          .. Al"]
assert cast_list_rows([("Cat (silent)", "Al"), ("King", "Al"), ("Dog(silent)", "Al")], 20) == [
    "King ............ Al",
    "Silent:",
    "Cat / Dog ....... Al",
]
assert cast_list_rows([("A", ""), ("B", "")], 9) == ["A .. N.N.", "B .. N.N."]
assert cast_list_rows([("Ghost", "Ida")], 4) == ["Ghost", ".. Ida"]
assert cast_list_rows([("Tree (silent)", "Cy")], 10) == ["Silent:", "Tree .. Cy"]
assert cast_list_rows([], 10) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
