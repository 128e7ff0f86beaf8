"""Scale a picture of whole-number width and height to fit into a frame, keeping its proportions: it
becomes as large as the frame allows, but is never enlarged. Return (width, height), where the side
that does not fill the frame is rounded down but is at least 1."""


def fit_picture(width, height, frame_width, frame_height):
    new_width = max(1, width * frame_height // height)
    new_height = max(1, height * frame_width // width)
    return (min(width, frame_width, new_width), min(height, frame_height, new_height))


assert fit_picture(400, 300, 200, 200) == (200, 150)
assert fit_picture(300, 400, 200, 200) == (150, 200)
assert fit_picture(100, 50, 200, 200) == (100, 50)
assert fit_picture(200, 100, 200, 100) == (200, 100)
assert fit_picture(201, 100, 200, 100) == (200, 99)
assert fit_picture(200, 101, 200, 100) == (198, 100)
assert fit_picture(1000, 2, 100, 100) == (100, 1)
assert fit_picture(3, 900, 100, 100) == (1, 100)
assert fit_picture(7, 10, 5, 5) == (3, 5)
assert fit_picture(10, 7, 5, 5) == (5, 3)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
