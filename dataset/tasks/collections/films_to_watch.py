"""Three friends keep lists of films, best first. Return the films that are on at least two of the
lists in order of the sum of their places, where the first film of a list has the place 1 and a film
missing from a list has the place one after its last; equal sums are ordered by the smallest single
place of the film (places for missing included) and then by name. A film that occurs several times
in a list counts with its first place only, and the length of a list is always the number of its
entries as given."""


def films_to_watch(first, second, third):
    lists = (first, second, third)
    rows = []
    for film in {*first, *second, *third}:
        places = []
        holders = 0
        for films in lists:
            if film in films:
                holders += 1
                places.append(films.index(film) + 1)
            else:
                places.append(len(films) + 1)
        if holders >= 2:
            rows.append((sum(places), min(places), film))
    return [film for _, _, film in sorted(rows)]


assert films_to_watch(["up", "it"], ["it", "up"], ["up"]) == ["up", "it"]
assert films_to_watch(["up"], ["it"], ["ox"]) == []
assert films_to_watch(["b", "a"], ["a", "b"], []) == ["a", "b"]
assert films_to_watch(["z", "c", "b"], ["c", "y", "b"], ["c", "b"]) == ["c", "b"]
assert films_to_watch(["m", "k"], ["x", "k"], ["q", "m", "k"]) == ["m", "k"]
assert films_to_watch(["a", "a", "b"], ["b", "a"], []) == ["a", "b"]
assert films_to_watch([], [], []) == []
assert films_to_watch(["x", "a", "b"], ["b", "a"], []) == ["a", "b"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
