"""Write a traveller's names as the name line of an identity document: the surname, two "<" and the
given names, in capitals, filled up with "<" to the length of 30 and cut off after it. Spaces and
hyphens inside names become "<", runs of them a single one, and all other characters except the
letters A to Z are left out, after "Ä", "Ö" and "Ü" have become "AE", "OE" and "UE"; without given
names nothing but filling follows the surname, and a surname without any letter gives None."""


def machine_name_line(surname, given):
    parts = []
    for name in (surname, given):
        upper = name.upper().replace("Ä", "AE").replace("Ö", "OE").replace("Ü", "UE")
        words = []
        for word in upper.replace("-", " ").split():
            kept = "".join(char for char in word if "A" <= char <= "Z")
            if kept:
                words.append(kept)
        parts.append("<".join(words))
    if not parts[0]:
        return None
    return "<<".join(parts)[:30].ljust(30, "<")


assert machine_name_line("Berg", "Anna Maria") == "BERG<<ANNA<MARIA<<<<<<<<<<<<<<"
assert machine_name_line("Müller-Röhl", "Jörg") == "MUELLER<ROEHL<<JOERG<<<<<<<<<<"
assert machine_name_line("O'Hara", "Zoë - Ann") == "OHARA<<ZO<ANN<<<<<<<<<<<<<<<<<"
assert machine_name_line("Bär", "") == "BAER<<<<<<<<<<<<<<<<<<<<<<<<<<"
assert machine_name_line("' -", "Ida") is None
assert machine_name_line("abcdefghijklmnopqrstuvw", "xyzabcdef") == "ABCDEFGHIJKLMNOPQRSTUVW<<XYZAB"
assert machine_name_line("de  la Paz", "A") == "DE<LA<PAZ<<A<<<<<<<<<<<<<<<<<<"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
