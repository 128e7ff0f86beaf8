"""The peer: numpy matmul and argpartition on one thread. One answer line per input line."""
import json
import sys
import time

import numpy

queries, rows, k = numpy.load(sys.argv[1]), numpy.load(sys.argv[2]), int(sys.argv[3])
print(json.dumps({"version": numpy.__version__}), flush=True)
for _ in sys.stdin:
    start, cpu = time.perf_counter(), time.process_time()
    scores = queries @ rows.T
    top = numpy.argpartition(-scores, k, axis=1)[:, :k]
    order = numpy.argsort(-numpy.take_along_axis(scores, top, axis=1), axis=1, kind="stable")
    board = numpy.take_along_axis(top, order, axis=1)
    elapsed, cpu = time.perf_counter() - start, time.process_time() - cpu
    print(json.dumps({"seconds": elapsed, "cpu": cpu, "board": board.tolist()}), flush=True)
