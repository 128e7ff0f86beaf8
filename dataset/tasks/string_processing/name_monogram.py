"""Return the initials of a full name as capital letters each followed by a full stop: words in the
given collection of particles are left out whatever their case, and a word with hyphens gives an
initial for each of its parts joined by hyphens, such as "J.-P.". A name made of particles only, or
of nothing, gives an empty text."""


def name_monogram(name, particles):
    skipped = {particle.lower() for particle in particles}
    monogram = ""
    for word in name.split():
        if word.lower() in skipped:
            continue
        monogram += "-".join(part[0].upper() + "." for part in word.split("-") if part)
    return monogram


assert name_monogram("Anna Maria Berg", []) == "A.M.B."
assert name_monogram("ludwig van beethoven", ["van"]) == "L.B."
assert name_monogram("Otto VON und Zu Hof", ["von", "Und", "zu"]) == "O.H."
assert name_monogram("Jean-Paul Roy", []) == "J.-P.R."
assert name_monogram("  ida   k ", ["i"]) == "I.K."
assert name_monogram("van de", ["de", "van"]) == ""
assert name_monogram("", ["a"]) == ""
assert name_monogram("eva lind- -holm", []) == "E.L.H."

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
