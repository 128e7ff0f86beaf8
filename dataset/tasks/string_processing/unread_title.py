"""Write the title of a browser tab: the name of the page with "(3) " in front for 3 unread
messages, "(99+) " when there are more than 99, and nothing when there are none or fewer. A page
without name is called by the host, from which a "www." at its beginning is dropped; a muted page
has " - muted" behind and never shows a number."""


def unread_title(name, host, unread, muted):
    title = name
    if not title:
        title = host[4:] if host.startswith("www.") else host
    if muted:
        return title + " - muted"
    if unread < 1:
        return title
    return f"(99+) {title}" if unread > 99 else f"({unread}) {title}"


assert unread_title("Mail", "m.org", 3, False) == "(3) Mail"
assert unread_title("Mail", "m.org", 0, False) == "Mail"
assert unread_title("Mail", "m.org", -2, False) == "Mail"
assert unread_title("Mail", "m.org", 1, False) == "(1) Mail"
assert unread_title("", "www.a.org", 99, False) == "(99) a.org"
assert unread_title("", "a.www.org", 100, False) == "(99+) a.www.org"
assert unread_title("Chat", "c.org", 5, True) == "Chat - muted"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
