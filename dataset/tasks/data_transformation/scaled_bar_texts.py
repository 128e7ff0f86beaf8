"""Draw a dict of non-negative counts as text bars: every bar is made of "#" signs, the highest
count gets the full given width, and the others their proportional length rounded down, but at least
one sign unless their count is 0. Return a list of texts "name |bar count" in dict order, with the
names filled up with spaces on the right to the longest one; a count of 0 has no space before it."""


def scaled_bar_texts(counts, width):
    texts = []
    for name, count in counts.items():
        bar = ""
        if count > 0:
            bar = "#" * max(1, count * width // max(counts.values())) + " "
        texts.append(name.ljust(max(map(len, counts))) + " |" + bar + str(count))
    return texts


assert scaled_bar_texts({"a": 4, "bb": 2}, 4) == ["a  |#### 4", "bb |## 2"]
assert scaled_bar_texts({"a": 8, "b": 7}, 4) == ["a |#### 8", "b |### 7"]
assert scaled_bar_texts({"a": 99, "b": 1}, 4) == ["a |#### 99", "b |# 1"]
assert scaled_bar_texts({"a": 3, "b": 0}, 3) == ["a |### 3", "b |0"]
assert scaled_bar_texts({"x": 0, "y": 0}, 3) == ["x |0", "y |0"]
assert scaled_bar_texts({}, 3) == []
assert scaled_bar_texts({"tea": 1, "a": 2}, 5) == ["tea |## 1", "a   |##### 2"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
