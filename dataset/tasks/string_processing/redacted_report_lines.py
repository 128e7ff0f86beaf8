"""Black out a report for the archive: every word with a letter or digit that is not in the given
collection of open words, compared in small letters without other characters, becomes "#" signs, as
many as its characters rounded up to a multiple of 4, so that its length is not told. A word of
digits only with four of them is a year and stays, and so does a word of one character; several
black words directly after each other on a line become one, its length the sum of theirs but at most
20, and a line with no word left is replaced by "[removed]", except an empty one, which stays
empty."""


def redacted_report_lines(lines, open_words):
    result = []
    for line in lines:
        words = line.split()
        if not words:
            result.append("")
            continue
        pieces = []
        dark = 0
        shown = False
        for word in words + [""]:
            core = "".join(char for char in word if char.isalnum()).lower()
            year = word.isdigit() and len(word) == 4
            if core and core not in open_words and not year and len(word) > 1:
                dark += (len(word) + 3) // 4 * 4
                continue
            if dark:
                pieces.append("#" * min(dark, 20))
                dark = 0
            if word:
                pieces.append(word)
                shown = True
        if shown:
            result.append(" ".join(pieces))
        else:
            result.append("[removed]")
    return result


assert redacted_report_lines(["The agent met Bo."], ["the", "met"]) == ["The ######## met ####"]
assert redacted_report_lines(["the a agents in 1987"], ["the", "in"]) == ["the a ######## in 1987"]
assert redacted_report_lines(["in big new red cars, ok"], ["in"]) == ["in ####################"]
assert redacted_report_lines(["Met abcd!", "was 12345 198"], ["met", "was"]) == [
    "Met ########",
    "was ############",
]
assert redacted_report_lines(["secret men", "  ", ""], []) == ["[removed]", "", ""]
assert redacted_report_lines(["-- big -- 198a"], []) == ["-- #### -- ####"]
assert redacted_report_lines(["big men. x"], []) == ["######## x"]
assert redacted_report_lines([], ["a"]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
