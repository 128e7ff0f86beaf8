"""A conveyor kitchen sends trays past four cameras; each camera gives a byte with the form in bits
0 and 1 (0 none, 1 plate, 2 bowl, 3 cup), the fill level in bits 2 and 3, and a stain flag in bit 4.
Judge a tray by its four bytes with a text: "missing" when fewer than two cameras see a form,
"unclear" when two cameras see different forms, "wash" when at least two of the cameras that see a
form report a stain, and otherwise the name of the form with its level, as in "bowl 2", where the
level is the middle one of those of the seeing cameras in ascending order, the lower of the two
middle ones for an even number of them; a cup whose level is 3 is "cup full" instead, and a plate
never shows a level. Bits 5 to 7 of a byte mean nothing, except that 255 stands for a broken camera,
which sees no form."""


def tray_camera_text(cameras):
    names = ["none", "plate", "bowl", "cup"]
    forms = set()
    levels = []
    stains = 0
    for byte in cameras:
        form = byte & 3
        if byte == 255 or form == 0:
            continue
        forms.add(names[form])
        levels.append(byte >> 2 & 3)
        if byte & 16:
            stains += 1
    if len(levels) < 2:
        return "missing"
    if len(forms) > 1:
        return "unclear"
    if stains > 1:
        return "wash"
    name = forms.pop()
    if name == "plate":
        return name
    levels.sort()
    level = levels[(len(levels) - 1) // 2]
    if name == "cup" and level == 3:
        return "cup full"
    return f"{name} {level}"


assert tray_camera_text([0b01010, 0b00110, 0b01010, 0b01110]) == "bowl 2"
assert tray_camera_text([0b00110, 0b01110, 0, 0]) == "bowl 1"
assert tray_camera_text([0b00011, 255, 0, 0b10000]) == "missing"
assert tray_camera_text([0b00011, 0b00010, 0, 255]) == "unclear"
assert tray_camera_text([0b10011, 0b10011, 0b00011, 0]) == "wash"
assert tray_camera_text([0b10111, 0b00111, 0b11100, 255]) == "cup 1"
assert tray_camera_text([0b01111, 0b01111, 0b00011, 0]) == "cup full"
assert tray_camera_text([0b11111, 0b01101, 0b01101, 0]) == "unclear"
assert tray_camera_text([0b01101, 0b01001, 0, 0]) == "plate"
assert tray_camera_text([0b11101110, 0b01110, 0b00010, 0]) == "bowl 3"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
