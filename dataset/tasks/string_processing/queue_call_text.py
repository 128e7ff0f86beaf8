"""Write the announcement for a waiting room from a list of ticket numbers and a counter: "Ticket 7
to counter 2", "Tickets 7 and 9 to counter 2", and for three or more numbers "Tickets 7, 9 and 12 to
counter 2"; numbers are given in the order of the list, repeated ones once. Numbers of three digits
or more are spoken as their last two with "..." in front; with no number the text is "Counter 2 is
free", and a counter of 0 is called "the desk", also at the beginning, where its first letter is a
capital."""


def queue_call_text(numbers, counter):
    place = f"counter {counter}" if counter else "the desk"
    if not numbers:
        return f"{place[0].upper()}{place[1:]} is free"
    spoken = []
    for number in dict.fromkeys(numbers):
        text = str(number)
        spoken.append("..." + text[-2:] if len(text) > 2 else text)
    last = spoken.pop()
    if not spoken:
        return f"Ticket {last} to {place}"
    return f"Tickets {', '.join(spoken)} and {last} to {place}"


assert queue_call_text([7], 2) == "Ticket 7 to counter 2"
assert queue_call_text([9, 7, 9], 2) == "Tickets 9 and 7 to counter 2"
assert queue_call_text([7, 9, 12], 1) == "Tickets 7, 9 and 12 to counter 1"
assert queue_call_text([100, 99, 1234], 0) == "Tickets ...00, 99 and ...34 to the desk"
assert queue_call_text([], 3) == "Counter 3 is free"
assert queue_call_text([], 0) == "The desk is free"
assert queue_call_text([5, 5], 11) == "Ticket 5 to counter 11"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
