"""Sort the notes on a fridge into one text by their first word in any case: "buy" is followed by a
thing to buy, perhaps with a number from 1 on before it, "call" by a person, and "done" takes the
thing and the person of that name off again as far as noted before. Things come behind "Buy: ", a
thing noted several times once with its numbers added, 1 where none is given, and a sum above 1
behind it such as "egg x3"; persons come behind "Call: ", each once, and all other notes behind
"Other: " as they stand. Things and persons have single spaces between their words and are joined by
", ", other notes by "; ", and the parts that are not empty by " | "; a note of one word is always
an other note, and a number without anything behind it is itself the thing."""


def fridge_note_reminders(notes):
    things = {}
    persons = []
    others = []
    for note in notes:
        words = note.split()
        verb = words[0].lower() if len(words) > 1 else ""
        if verb == "buy" and words[1].isdigit() and len(words) > 2:
            thing = " ".join(words[2:])
            things[thing] = things.get(thing, 0) + int(words[1])
        elif verb == "buy":
            thing = " ".join(words[1:])
            things[thing] = things.get(thing, 0) + 1
        elif verb == "call":
            name = " ".join(words[1:])
            if name not in persons:
                persons.append(name)
        elif verb == "done":
            name = " ".join(words[1:])
            things.pop(name, None)
            persons = [person for person in persons if person != name]
        else:
            others.append(note)
    parts = []
    if things:
        texts = []
        for thing, count in things.items():
            texts.append(f"{thing} x{count}" if count > 1 else thing)
        parts.append("Buy: " + ", ".join(texts))
    if persons:
        parts.append("Call: " + ", ".join(persons))
    if others:
        parts.append("Other: " + "; ".join(others))
    return " | ".join(parts)


assert fridge_note_reminders(["buy milk", "Call Ida", "buy 2 egg", "BUY egg"]) == (
    "Buy: milk, egg x3 | Call: Ida"
)
assert fridge_note_reminders(["call Al", "fix  tap", "call Bo Ek", "call Al", "go"]) == (
    "Call: Al, Bo Ek | Other: fix  tap; go"
)
assert (
    fridge_note_reminders(["buy tea", "buy  oat  milk", "done tea", "buy 1 jam"])
    == "Buy: oat milk, jam"
)
assert fridge_note_reminders(["call Al", "buy Al", "Done Al", "call Cy"]) == "Call: Cy"
assert fridge_note_reminders(["buy 7", "buy 7"]) == "Buy: 7 x2"
assert fridge_note_reminders(["buy", "Call", "done"]) == "Other: buy; Call; done"
assert fridge_note_reminders(["done tea", "buy 2 tea"]) == "Buy: tea x2"
assert fridge_note_reminders(["call A", "call B", "done A"]) == "Call: B"
assert fridge_note_reminders([]) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
