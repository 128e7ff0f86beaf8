"""Split the street line of an address into street and house number, both with single spaces: when
the first word begins with a digit and ends with a comma, it is the number, without the comma.
Otherwise the number is the last word after the first that begins with a digit, with all words
behind it, or "" when there is none; if that word consists of digits and a single letter follows as
a word, the two are joined without a space. The letters of the word with the digit, with a joined
one, become small."""


def split_full_address_line(line):
    words = line.split()
    if not words:
        return "", ""
    if words[0][0].isdigit() and words[0].endswith(","):
        return " ".join(words[1:]), words[0][:-1].lower()
    cut = len(words)
    for index in range(1, len(words)):
        if words[index][0].isdigit():
            cut = index
    number = words[cut:]
    if len(number) > 1 and len(number[1]) == 1 and number[0].isdigit() and number[1].isalpha():
        number[0] += number.pop(1)
    if number:
        number[0] = number[0].lower()
    return " ".join(words[:cut]), " ".join(number)


assert split_full_address_line("Station Road 12") == ("Station Road", "12")
assert split_full_address_line("Platz des 17 Mai 4 B") == ("Platz des 17 Mai", "4b")
assert split_full_address_line("14A, High  Street 2") == ("High Street 2", "14a")
assert split_full_address_line("3 Oaks Lane") == ("3 Oaks Lane", "")
assert split_full_address_line("Mill Way 7 rear left") == ("Mill Way", "7 rear left")
assert split_full_address_line("Mill Way 7C D") == ("Mill Way", "7c D")
assert split_full_address_line("Mill Way 7 2") == ("Mill Way 7", "2")
assert split_full_address_line(" The,  Mill 5") == ("The, Mill", "5")
assert split_full_address_line("") == ("", "")
assert split_full_address_line("Mill 7 -") == ("Mill", "7 -")

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
