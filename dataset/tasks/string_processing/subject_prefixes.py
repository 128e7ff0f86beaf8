"""Tidy the subject of a forwarded message: the reply marks "re:" and "aw:" and the forward marks
"fw:", "fwd:" and "wg:" at its beginning, in any case and with any spaces around them, are all
removed. Instead "Re: " is put in front when any reply mark was among them, and before that "Fwd: "
when any forward mark was among them; nothing left over is written as "(no subject)"."""


def subject_prefixes(subject):
    rest = subject.strip()
    replied = False
    forwarded = False
    for _ in subject:
        head, colon, tail = rest.partition(":")
        mark = head.strip().lower() + colon
        if mark in ("re:", "aw:"):
            replied = True
        elif mark in ("fw:", "fwd:", "wg:"):
            forwarded = True
        else:
            break
        rest = tail.strip()
    if not rest:
        rest = "(no subject)"
    if replied:
        rest = "Re: " + rest
    if forwarded:
        rest = "Fwd: " + rest
    return rest


assert subject_prefixes("Re: AW: re:Dinner") == "Re: Dinner"
assert subject_prefixes("fwd : RE: WG: Plans") == "Fwd: Re: Plans"
assert subject_prefixes("FW: Plans") == "Fwd: Plans"
assert subject_prefixes("Note: re: tea") == "Note: re: tea"
assert subject_prefixes("re: note: re: tea") == "Re: note: re: tea"
assert subject_prefixes(" Hello ") == "Hello"
assert subject_prefixes("Fwd:") == "Fwd: (no subject)"
assert subject_prefixes("") == "(no subject)"
assert subject_prefixes("Wg: x") == "Fwd: x"
assert subject_prefixes("aw: Reply") == "Re: Reply"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
