"""Order the letter tiles of a word game on the rack, given as a text: vowels (A, E, I, O, U) stand
first, then the other letters, both in alphabetical order, and blank tiles, written "?", stand at
the end. When there are at least as many vowels as other letters, blanks not counted, the vowels
follow behind the other letters instead."""


def rack_tile_order(tiles):
    vowels = sorted(tile for tile in tiles if tile in "AEIOU")
    others = sorted(tile for tile in tiles if tile not in "AEIOU?")
    blanks = "?" * tiles.count("?")
    if len(vowels) >= len(others):
        vowels, others = others, vowels
    return "".join(vowels + others) + blanks


assert rack_tile_order("TREAS") == "AERST"
assert rack_tile_order("TREA") == "RTAE"
assert rack_tile_order("OUI?X") == "XIOU?"
assert rack_tile_order("ZB?A?Q") == "ABQZ??"
assert rack_tile_order("?") == "?"
assert rack_tile_order("") == ""
assert rack_tile_order("UYAY") == "YYAU"
assert rack_tile_order("EVE?") == "VEE?"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
