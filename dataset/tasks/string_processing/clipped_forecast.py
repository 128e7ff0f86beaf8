"""Shorten a weather report into a text message of at most the given number of characters:
sentences, which end with a full stop and are separated by single spaces, are taken from the left as
long as they fit, but those that contain "warning" in any case are taken before all others. Those
taken are sent in their original order, joined by single spaces; a sentence that does not fit is
passed over and later ones are still tried."""


def clipped_forecast(report, limit):
    if not report:
        return ""
    sentences = [part + "." for part in report[:-1].split(". ")]
    order = sorted(
        range(len(sentences)), key=lambda place: "warning" not in sentences[place].lower()
    )
    taken = []
    used = -1
    for place in order:
        if used + 1 + len(sentences[place]) <= limit:
            used += 1 + len(sentences[place])
            taken.append(place)
    return " ".join(sentences[place] for place in sorted(taken))


assert clipped_forecast("Rain today. Storm warning. Sun.", 31) == "Rain today. Storm warning. Sun."
assert clipped_forecast("Rain today. Storm warning. Sun.", 30) == "Rain today. Storm warning."
assert clipped_forecast("Rain today. Storm warning. Sun.", 25) == "Storm warning. Sun."
assert clipped_forecast("Rain today. Storm WARNING. Sun.", 14) == "Storm WARNING."
assert clipped_forecast("Rain today. Storm warning. Sun.", 13) == "Rain today."
assert clipped_forecast("Rain today.", 3) == ""
assert clipped_forecast("", 10) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
