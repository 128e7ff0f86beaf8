"""Tell whether a player's answer to a quiz question is accepted. The model answer holds
alternatives separated by "/", and in each of them parts in round brackets may be given or left out,
each on its own; answers are compared in small letters without characters other than letters, digits
and spaces, with single spaces. One wrong letter, in place of another, is forgiven in answers of at
least 8 characters, counted after that tidying, but never a wrong digit; an answer that is empty
after tidying is never accepted."""

import re


def quiz_answer_accepted(answer, model):
    def tidy(text):
        kept = "".join(char for char in text.lower() if char.isalnum() or char == " ")
        return " ".join(kept.split())

    given = tidy(answer)
    if not given:
        return False
    for alternative in model.split("/"):
        forms = [""]
        for number, piece in enumerate(re.split(r"[()]", alternative)):
            longer = [form + piece for form in forms]
            if number % 2:
                longer += forms
            forms = longer
        for form in forms:
            wanted = tidy(form)
            if given == wanted:
                return True
            if len(given) != len(wanted) or len(given) < 8:
                continue
            wrong = ""
            for place, char in enumerate(wanted):
                if given[place] != char:
                    wrong += char + given[place]
            if len(wrong) == 2 and wrong.isalpha():
                return True
    return False


assert quiz_answer_accepted("The CAT!", "dog/(the) cat") is True
assert quiz_answer_accepted("long", "(very) long (blue) grey") is False
assert quiz_answer_accepted("thecat", "(the) cat/dog") is False
assert quiz_answer_accepted("long grey", "(very) long (blue) grey") is True
assert quiz_answer_accepted("river  thames", "River Thomes") is True
assert quiz_answer_accepted("absolvtr", "absolute/absolut") is False
assert quiz_answer_accepted("absolvte", "absolute") is True
assert quiz_answer_accepted("solvter", "soluter") is False
assert quiz_answer_accepted("room 1234", "room 1235/room x234") is False
assert quiz_answer_accepted("!", "(the)") is False

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
