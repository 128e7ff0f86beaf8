"""Snow poles along a road send 16-bit words: bits 0 to 6 are the height in centimetres, bit 7 is a
request for service, bits 8 to 14 are the number of the pole, and bit 15 marks a repeated message.
For a list of words, keep for every pole the last height that is not 127 (which means that the pole
sees nothing), return the report as a list of texts in the order of the pole numbers: "pole N: H cm"
when the height is at least the given limit, "pole N: service" when the pole's last message asked
for service, whatever the height, and "pole N: blind" when all its messages had the height 127;
poles to which nothing applies are left out. A repeated message is ignored if an earlier message of
the pole was the same apart from bit 15."""


def snow_pole_report(words, limit):
    heights = {}
    service = {}
    seen = set()
    for word in words:
        content = word & 0x7FFF
        if word != content and content in seen:
            continue
        seen.add(content)
        pole = content >> 8
        height = content & 0x7F
        service[pole] = content & 0x80
        if height != 127:
            heights[pole] = height
    report = []
    for pole in sorted(service):
        if service[pole]:
            report.append(f"pole {pole}: service")
        elif pole not in heights:
            report.append(f"pole {pole}: blind")
        elif heights[pole] >= limit:
            report.append(f"pole {pole}: {heights[pole]} cm")
    return report


assert snow_pole_report([0x0214, 0x010A], 10) == ["pole 1: 10 cm", "pole 2: 20 cm"]
assert snow_pole_report([0x0214, 0x010A], 11) == ["pole 2: 20 cm"]
assert snow_pole_report([0x0314, 0x0394], 10) == ["pole 3: service"]
assert snow_pole_report([0x0394, 0x0314], 10) == ["pole 3: 20 cm"]
assert snow_pole_report([0x0394, 0x0314, 0x8394], 10) == ["pole 3: 20 cm"]
assert snow_pole_report([0x0314, 0x8394], 10) == ["pole 3: service"]
assert snow_pole_report([0x047F], 10) == ["pole 4: blind"]
assert snow_pole_report([0x0414, 0x047F], 10) == ["pole 4: 20 cm"]
assert snow_pole_report([0x7F05, 0x047E, 0x04FF], 127) == ["pole 4: service"]
assert snow_pole_report([0x0005, 0x0032, 0x0005], 5) == ["pole 0: 5 cm"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
