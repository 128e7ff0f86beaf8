"""A choir keeps its voices in a dict from voice to the list of singers. Return a new dict in which
no singer has more than one voice: each singer stays only in the voice that has the fewest singers
in the original dict, the one that comes first in it among equals. Voices left without singers stay
with an empty list."""


def one_voice_each(voices):
    ranked = sorted(voices, key=lambda voice: len(voices[voice]))
    chosen = {}
    for voice in ranked:
        for singer in voices[voice]:
            chosen.setdefault(singer, voice)
    return {
        voice: [singer for singer in singers if chosen[singer] == voice]
        for voice, singers in voices.items()
    }


assert one_voice_each({"alto": ["a", "b"], "bass": ["b"]}) == {"alto": ["a"], "bass": ["b"]}
assert one_voice_each({"alto": ["a"], "bass": ["a"]}) == {"alto": ["a"], "bass": []}
assert list(one_voice_each({"x": ["a", "b", "c"], "y": ["c"]})) == ["x", "y"]
assert one_voice_each({"x": ["a", "b", "c"], "y": ["c", "a"], "z": ["a"]}) == {
    "x": ["b"],
    "y": ["c"],
    "z": ["a"],
}
assert one_voice_each({"x": []}) == {"x": []}
assert one_voice_each({}) == {}
assert one_voice_each({"x": ["b", "a"], "y": ["a", "b"], "z": ["c"]}) == {
    "x": ["b", "a"],
    "y": [],
    "z": ["c"],
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
