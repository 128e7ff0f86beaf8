"""Write the stops of a bus line for a narrow screen: names joined by " > " on rows of at most the
given width, a new row beginning with "> " when the next name does not fit with " > " in front. A
stop equal to the one before is left out, a row always holds at least one name even if it is too
long, and a stop in the given collection of interchanges is followed by "*", which counts towards
the width."""


def bus_stop_lines(stops, width, interchanges):
    rows = []
    previous = None
    for stop in stops:
        if stop == previous:
            continue
        previous = stop
        name = stop + "*" if stop in interchanges else stop
        if not rows:
            rows.append(name)
        elif len(rows[-1]) + 3 + len(name) <= width:
            rows[-1] += " > " + name
        else:
            rows.append("> " + name)
    return rows


assert bus_stop_lines(["Mill", "Park", "Zoo"], 20, []) == ["Mill > Park > Zoo"]
assert bus_stop_lines(["Mill", "Park", "Zoo"], 17, []) == ["Mill > Park > Zoo"]
assert bus_stop_lines(["Mill", "Park", "Zoo"], 16, []) == ["Mill > Park", "> Zoo"]
assert bus_stop_lines(["Mill", "Park", "Zoo"], 17, ["Park"]) == ["Mill > Park*", "> Zoo"]
assert bus_stop_lines(["Mill", "Mill", "Zoo", "Mill"], 30, {"Zoo"}) == ["Mill > Zoo* > Mill"]
assert bus_stop_lines(["Longest", "B", "C", "D"], 5, []) == ["Longest", "> B", "> C", "> D"]
assert bus_stop_lines(["A", "Bb", "C", "A"], 8, []) == ["A > Bb", "> C > A"]
assert bus_stop_lines([], 5, ["A"]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
