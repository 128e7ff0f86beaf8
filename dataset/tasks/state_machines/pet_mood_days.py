"""An electronic pet begins with hunger 3 and is cared for once a day by a string: "f" feeds it,
which takes 4 from the hunger but never below 0, "p" plays with it, which adds 2, and any other
sign leaves it alone, which adds 1. At hunger 10 or more it runs away and nothing more happens.
List its mood after every day: "happy" when it was played with and its hunger is below 6, "sick"
when it was fed at hunger 0, "hungry" at hunger 6 or more, "gone" on the day it runs away, and
otherwise "calm"."""


def pet_mood_days(care):
    moods = []
    hunger = 3
    for sign in care:
        mood = "calm"
        if sign == "f":
            if hunger == 0:
                mood = "sick"
            hunger = max(0, hunger - 4)
        elif sign == "p":
            mood = "happy"
            hunger += 2
        else:
            hunger += 1
        if hunger >= 10:
            moods.append("gone")
            break
        if hunger >= 6:
            mood = "hungry"
        moods.append(mood)
    return moods


assert pet_mood_days("") == []
assert pet_mood_days("ff") == ["calm", "sick"]
assert pet_mood_days("pfff") == ["happy", "calm", "calm", "sick"]
assert pet_mood_days("pp") == ["happy", "hungry"]
assert pet_mood_days("...f") == ["calm", "calm", "hungry", "calm"]
assert pet_mood_days("ppp.f") == ["happy", "hungry", "hungry", "gone"]
assert pet_mood_days("pppfp") == ["happy", "hungry", "hungry", "calm", "hungry"]
assert pet_mood_days("ppppp") == ["happy", "hungry", "hungry", "gone"]
assert pet_mood_days("ppppfff") == ["happy", "hungry", "hungry", "gone"]
assert pet_mood_days("f.pp.") == ["calm", "calm", "happy", "happy", "hungry"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
