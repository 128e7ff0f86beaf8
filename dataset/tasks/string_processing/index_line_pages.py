"""Write a line of a book index from a term and its page numbers, which may be unsorted and
repeated: the term, then ", " and the pages in ascending order joined by ", ". Two or more pages
that follow each other are given as first and last with "-", and of the last only as many digits are
written as differ from the first, but two digits when its tens digit is 1; a term without pages
gives the term followed by ", see also index"."""


def index_line_pages(term, pages):
    if not pages:
        return f"{term}, see also index"
    ordered = sorted(set(pages))
    spans = []
    for page in ordered:
        if spans and spans[-1][1] == page - 1:
            spans[-1][1] = page
        else:
            spans.append([page, page])
    texts = []
    for first, last in spans:
        if first == last:
            texts.append(str(first))
            continue
        start, end = str(first), str(last)
        shared = 0
        if len(start) == len(end):
            while start[shared] == end[shared]:
                shared += 1
        if end[-2:-1] == "1":
            shared = min(shared, len(end) - 2)
        texts.append(f"{start}-{end[shared:]}")
    return f"{term}, {', '.join(texts)}"


assert index_line_pages("bread", [3, 7, 8, 9]) == "bread, 3, 7-9"
assert index_line_pages("tea", [133, 132, 131, 132]) == "tea, 131-3"
assert index_line_pages("tea", [128, 129, 130, 131]) == "tea, 128-31"
assert index_line_pages("jam", [112, 113, 115]) == "jam, 112-13, 115"
assert index_line_pages("oil", [98, 99, 100, 101]) == "oil, 98-101"
assert index_line_pages("rye", [10, 11, 12]) == "rye, 10-12"
assert index_line_pages("rye", [199, 200]) == "rye, 199-200"
assert index_line_pages("nut", []) == "nut, see also index"
assert index_line_pages("nut", [4]) == "nut, 4"
assert index_line_pages("fig", [309, 310, 311]) == "fig, 309-11"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
