"""A chord is a word of twelve bits, one per note of the octave with note 0 at the lowest bit. Move
it up by the given number of half tones (down when negative), with notes that leave the octave
coming back at its other end, and return (new chord, number of notes that are in both chords). Bits
above the twelfth are ignored from the start."""


def transposed_chord(chord, steps):
    chord &= 0xFFF
    wide = chord << (steps % 12)
    moved = (wide | (wide >> 12)) & 0xFFF
    return (moved, bin(chord & moved).count("1"))


assert transposed_chord(0b000010010001, 2) == (0b001001000100, 0)
assert transposed_chord(0b100000000001, 1) == (0b000000000011, 1)
assert transposed_chord(0b000000000011, -1) == (0b100000000001, 1)
assert transposed_chord(0b101010101010, 12) == (0b101010101010, 6)
assert transposed_chord(0b1000000000001, 1) == (0b10, 0)
assert transposed_chord(0, 5) == (0, 0)
assert transposed_chord(0b010101010101, 2) == (0b010101010101, 6)
assert transposed_chord(0b1, 23) == (0b100000000000, 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
