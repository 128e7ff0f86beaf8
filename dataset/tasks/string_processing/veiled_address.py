"""Hide the middle of an e-mail address: of the part before the "@" only the first and the last
character stay, or only the first one when it has fewer than 4 characters, and everything else in it
becomes one "*" per character. Of the part after the "@" the text before the last dot becomes "*"
characters in the same way, except for its first character; an address without exactly one "@" gives
None."""


def veiled_address(address):
    if address.count("@") != 1:
        return None
    user, domain = address.split("@")
    shown = user[:1] + "*" * (len(user) - 1)
    if len(user) >= 4:
        shown = shown[:-1] + user[-1]
    host, dot, ending = domain.rpartition(".")
    return f"{shown}@{host[:1]}{'*' * (len(host) - 1)}{dot}{ending}"


assert veiled_address("johanna@mail.org") == "j*****a@m***.org"
assert veiled_address("anna@x.org") == "a**a@x.org"
assert veiled_address("ann@post.at") == "a**@p***.at"
assert veiled_address("a@b.c") == "a@b.c"
assert veiled_address("me@shop.example.com") == "m*@s***********.com"
assert veiled_address("root@localhost") == "r**t@localhost"
assert veiled_address("no.at.sign") is None
assert veiled_address("a@b@c.de") is None
assert veiled_address("@ab.cd") == "@a*.cd"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
