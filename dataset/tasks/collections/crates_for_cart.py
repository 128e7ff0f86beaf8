"""A greengrocer's crates are a dict from kind to a list of the crate weights. Take from each kind
the heaviest crate whose weight is at most the limit, and return a dict from kind to weight for
these; kinds for which there is none are missing, and when the total of all crates taken exceeds the
cart's load, kinds are dropped again, the lightest crate first and the kind listed later first among
equals, until it does not."""


def crates_for_cart(crates, limit, load):
    chosen = {}
    for kind, weights in crates.items():
        light = [weight for weight in weights if weight <= limit]
        if light:
            chosen[kind] = max(light)
    order = list(chosen)
    for kind in sorted(order[::-1], key=lambda name: chosen[name]):
        if sum(chosen.values()) > load:
            del chosen[kind]
    return chosen


assert crates_for_cart({"kale": [4, 9], "corn": [7]}, 8, 20) == {"kale": 4, "corn": 7}
assert crates_for_cart({"kale": [4, 8], "corn": [7]}, 8, 20) == {"kale": 8, "corn": 7}
assert crates_for_cart({"kale": [4, 8], "corn": [7]}, 8, 15) == {"kale": 8, "corn": 7}
assert crates_for_cart({"kale": [4, 8], "corn": [7]}, 8, 14) == {"kale": 8}
assert crates_for_cart({"kale": [9]}, 8, 20) == {}
assert crates_for_cart({"kale": [5], "corn": [5], "leek": [6]}, 8, 11) == {"kale": 5, "leek": 6}
assert crates_for_cart({"kale": [5], "corn": [5]}, 8, 4) == {}
assert crates_for_cart({"kale": [], "corn": [1]}, 8, 1) == {"corn": 1}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
