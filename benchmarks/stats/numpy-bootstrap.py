"""numpy's side of bootstrap.ts: reads raw float64 vectors, prints processor times and values as JSON."""
import json
import sys
import time

import numpy

path, vectors, n, replicates, seed, rounds = sys.argv[1], *map(int, sys.argv[2:])
values = numpy.fromfile(path, dtype="<f8").reshape(vectors, n)


def draw():
    return numpy.random.default_rng(seed).integers(0, n, size=(replicates, n))


def by_counts():
    index = draw()
    flat = index + numpy.arange(replicates)[:, None] * n
    counts = numpy.bincount(flat.ravel(), minlength=replicates * n).reshape(replicates, n)
    means = counts.astype(numpy.float64) @ values.T / n
    return numpy.percentile(means, [2.5, 97.5], axis=0)


def by_loop():
    index = draw()
    means = [vector[index].mean(axis=1) for vector in values]
    return numpy.array([numpy.percentile(mean, [2.5, 97.5]) for mean in means]).T


def timed(work):
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


report = {"version": numpy.__version__, "counts": [], "loop": [], "draw": []}
for _ in range(rounds):
    seconds, intervals = timed(by_counts)
    report["counts"].append(seconds)
    report["draw"].append(timed(draw)[0])
seconds, exact = timed(by_loop)
report["loop"].append(seconds)
report["intervals"] = exact.T.tolist()
print(json.dumps(report))
