"""A canteen offers dishes in a dict from dish to the set of its allergens. Return, for a guest with
a set of allergens to avoid, the name of the dish with the fewest allergens among those that contain
none to avoid, the first listed one among equals, or the text "bread" when no dish is left; a guest
who avoids nothing gets the first listed dish whatever it contains."""


def dish_for_guest(dishes, avoided):
    if not avoided and dishes:
        return next(iter(dishes))
    fitting = [dish for dish in dishes if not dishes[dish] & avoided]
    return min(fitting, key=lambda dish: len(dishes[dish]), default="bread")


assert dish_for_guest({"soup": {"milk"}, "rice": set()}, {"milk"}) == "rice"
assert dish_for_guest({"soup": {"milk"}, "rice": set()}, set()) == "soup"
assert dish_for_guest({"soup": {"milk"}}, {"milk", "nuts"}) == "bread"
assert (
    dish_for_guest({"soup": {"milk", "egg"}, "cake": {"egg"}, "pie": {"milk"}}, {"nuts"}) == "cake"
)
assert dish_for_guest({}, set()) == "bread"
assert dish_for_guest({}, {"egg"}) == "bread"
assert dish_for_guest({"a": {"x", "y", "z"}, "b": {"x", "y"}}, {"w"}) == "b"
assert dish_for_guest({"a": {"x"}, "b": {"y", "z"}}, {"x"}) == "b"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
