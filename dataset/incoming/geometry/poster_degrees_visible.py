"""An advertising column is wrapped by posters, each given as (start, width) in whole degrees around
the column: it covers the degrees from the start on, anticlockwise, continuing at 0 after 359, and
starts from 0 to 359. Posters are glued one after the other, and a later one hides what lies below
it; return a list with the number of degrees that remain visible of each poster. A width of 360 or
more covers the whole column, one of 0 or less covers nothing."""


def poster_degrees_visible(posters):
    column = {}
    for number, (start, width) in enumerate(posters):
        for degree in range(start, start + width):
            column[degree % 360] = number
    on_top = list(column.values())
    return [on_top.count(number) for number in range(len(posters))]


assert poster_degrees_visible([(0, 90), (45, 90)]) == [45, 90]
assert poster_degrees_visible([(350, 20), (0, 5)]) == [15, 5]
assert poster_degrees_visible([(0, 5), (350, 20)]) == [0, 20]
assert poster_degrees_visible([(100, 400), (359, 2)]) == [358, 2]
assert poster_degrees_visible([(7, 360), (10, 0), (20, -4)]) == [360, 0, 0]
assert poster_degrees_visible([(0, 359), (0, 1), (1, 1)]) == [357, 1, 1]
assert poster_degrees_visible([]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
