"""Give the next mode of a robot mower from its mode, its charge in percent and whether it rains:
"mow" turns to "home" in rain or at a charge of 20 or less, "home" to "dock" always, and "dock" to
"mow" when it does not rain and the charge is at least 90. All else keeps its mode, but a charge of
0 outside the dock gives "dead"."""


def next_mower_mode(mode, charge, rain):
    if charge == 0 and mode != "dock":
        return "dead"
    if mode == "mow" and (rain or charge <= 20):
        return "home"
    if mode == "dock" and not rain and charge >= 90:
        return "mow"
    return "dock" if mode == "home" else mode


assert next_mower_mode("mow", 21, False) == "mow"
assert next_mower_mode("mow", 20, False) == "home"
assert next_mower_mode("mow", 80, True) == "home"
assert next_mower_mode("home", 95, False) == "dock"
assert next_mower_mode("dock", 90, False) == "mow"
assert next_mower_mode("dock", 89, False) == "dock"
assert next_mower_mode("dock", 100, True) == "dock"
assert next_mower_mode("mow", 0, True) == "dead"
assert next_mower_mode("dock", 0, False) == "dock"
assert next_mower_mode("home", 1, True) == "dock"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
