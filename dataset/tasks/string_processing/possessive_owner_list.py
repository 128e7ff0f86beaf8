"""Write whose something is, from a list of names: one name gets "'s", or only "'" when it ends with
an "s" in any case, and of several names, joined by ", " and a last " and ", only the last one gets
it. The name "me" becomes "my" and is moved to the end, in which case each of the others gets the
ending of its own; without names the answer is "nobody's". The thing follows after a space."""


def possessive_owner_list(names, thing):
    if not names:
        return f"nobody's {thing}"
    owners = [name for name in names if name != "me"]
    mine = len(owners) < len(names)
    forms = []
    for index, name in enumerate(owners):
        if mine or index == len(owners) - 1:
            name += "'" if name.lower().endswith("s") else "'s"
        forms.append(name)
    if mine:
        forms.append("my")
    listed = ", ".join(forms[:-1])
    if listed:
        listed += " and "
    return f"{listed}{forms[-1]} {thing}"


assert possessive_owner_list(["Anna"], "boat") == "Anna's boat"
assert possessive_owner_list(["Anna", "James"], "boat") == "Anna and James' boat"
assert possessive_owner_list(["MARS", "Bo", "Cy"], "tea") == "MARS, Bo and Cy's tea"
assert possessive_owner_list(["me", "Jonas", "Bo"], "car") == "Jonas', Bo's and my car"
assert possessive_owner_list(["me"], "car") == "my car"
assert possessive_owner_list([], "car") == "nobody's car"
assert possessive_owner_list(["LES"], "car") == "LES' car"
assert possessive_owner_list(["Me"], "car") == "Me's car"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
