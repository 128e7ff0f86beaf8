"""Replace the digits of a card number text by "#" except the first and the last few, whose numbers
are given, and leave every other character as it is. When the text has no more digits than are to
stay visible together, all of its digits are masked; negative numbers count as 0."""


def mask_card_digits(text, first, last):
    first = max(first, 0)
    last = max(last, 0)
    total = sum(character.isdigit() for character in text)
    if total <= first + last:
        return "".join("#" if character.isdigit() else character for character in text)
    seen = 0
    masked = []
    for character in text:
        if character.isdigit():
            seen += 1
            if first < seen <= total - last:
                character = "#"
        masked.append(character)
    return "".join(masked)


assert mask_card_digits("1234 5678", 1, 2) == "1### ##78"
assert mask_card_digits("1234-5678", 4, 0) == "1234-####"
assert mask_card_digits("1234-5678", 0, 4) == "####-5678"
assert mask_card_digits("12-3", 1, 2) == "##-#"
assert mask_card_digits("1234", 1, 2) == "1#34"
assert mask_card_digits("AB 12", -3, 1) == "AB #2"
assert mask_card_digits("23", -1, 2) == "##"
assert mask_card_digits("1 X 3", 1, -1) == "1 X #"
assert mask_card_digits("no digits", 2, 2) == "no digits"
assert mask_card_digits("23", 2, -1) == "##"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
