"""A parking bay is (left, bottom, right, top) with the kerb along its left side and the road along
its right side, and a parked car is a rectangle of the same form that looks towards larger y. Return
a list of remarks on it: only "elsewhere" when car and bay share no area; otherwise, in this order,
"on the kerb" when the car reaches beyond the left side, or else "far from the kerb" when its
distance to that side is more than the limit; "in the road" when it reaches beyond the right side;
and "too long" when it reaches beyond the bottom and the top side, or else "too far back" or "too
far ahead" when it reaches beyond the one or the other. A car that deserves no remark gets "well
parked"."""


def parked_car_report(car, bay, limit):
    left, bottom, right, top = car
    kerb, back, road, front = bay
    if right <= kerb or left >= road:
        return ["elsewhere"]
    if top <= back or bottom >= front:
        return ["elsewhere"]
    remarks = []
    if left < kerb:
        remarks.append("on the kerb")
    elif left - kerb > limit:
        remarks.append("far from the kerb")
    if right > road:
        remarks.append("in the road")
    behind = bottom < back
    ahead = top > front
    if behind and ahead:
        remarks.append("too long")
    elif behind:
        remarks.append("too far back")
    elif ahead:
        remarks.append("too far ahead")
    if not remarks:
        return ["well parked"]
    return remarks


assert parked_car_report((3, 11, 19, 49), (1, 10, 20, 50), 2) == ["well parked"]
assert parked_car_report((1, 10, 20, 50), (1, 10, 20, 50), 2) == ["well parked"]
assert parked_car_report((4, 9, 21, 51), (1, 10, 20, 50), 2) == [
    "far from the kerb",
    "in the road",
    "too long",
]
assert parked_car_report((0, 9, 17, 50), (1, 10, 20, 50), 2) == ["on the kerb", "too far back"]
assert parked_car_report((1, 10, 17, 51), (1, 10, 20, 50), 2) == ["too far ahead"]
assert parked_car_report((-9, 12, 1, 40), (1, 10, 20, 50), 2) == ["elsewhere"]
assert parked_car_report((20, 12, 31, 40), (1, 10, 20, 50), 2) == ["elsewhere"]
assert parked_car_report((2, -12, 12, 10), (1, 10, 20, 50), 2) == ["elsewhere"]
assert parked_car_report((2, 50, 12, 60), (1, 10, 20, 50), 2) == ["elsewhere"]
assert parked_car_report((3, 48, 12, 60), (1, 10, 20, 50), 2) == ["too far ahead"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
