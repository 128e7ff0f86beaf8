"""Tell where a parcel is from its scans, a list of words: it goes "posted", "sorted", "out" and
then "given" or "missed". A scan counts only if it is the next one of this order; "missed" sends it
back, so that "out" is next again, but a parcel missed for the third time is "returning" and no
scan counts any more, and neither after "given". Return the last scan that counted, or "returning";
without any that counts return "unknown"."""


def mail_parcel_phase(scans):
    following = {
        "unknown": ["posted"],
        "posted": ["sorted"],
        "sorted": ["out"],
        "out": ["given", "missed"],
        "missed": ["out"],
        "given": [],
    }
    phase = "unknown"
    missed = 0
    for scan in scans:
        if scan not in following[phase]:
            continue
        phase = scan
        if scan == "missed":
            missed += 1
            if missed == 3:
                return "returning"
    return phase


assert mail_parcel_phase([]) == "unknown"
assert mail_parcel_phase(["sorted", "out"]) == "unknown"
assert mail_parcel_phase(["posted", "out", "given"]) == "posted"
assert mail_parcel_phase(["posted", "sorted", "out", "given", "missed"]) == "given"
assert mail_parcel_phase(["posted", "sorted", "given", "out", "missed", "missed"]) == "missed"
assert mail_parcel_phase(["posted", "sorted"] + ["out", "missed"] * 2) == "missed"
assert mail_parcel_phase(["posted", "sorted"] + ["out", "missed"] * 3 + ["out"]) == "returning"
assert mail_parcel_phase(["posted", "sorted"] + ["out", "missed"] * 2 + ["out", "given"]) == "given"
assert mail_parcel_phase(["posted", "sorted", "sorted"]) == "sorted"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
