/**
 * Returns the positions of the `k` highest scores, highest first; equal scores stand in order of
 * position. O(n log k).
 */
export function topK(scores: Float64Array, k: number): readonly number[] {
  const size = Math.min(k, scores.length)
  if (size === 0) return []
  const isWorse = (a: number, b: number): boolean =>
    (scores[a] ?? 0) < (scores[b] ?? 0) || ((scores[a] ?? 0) === (scores[b] ?? 0) && a > b)
  const heap: number[] = []
  for (let at = 0; at < scores.length; at += 1) {
    if (heap.length < size) siftUp(heap, at, isWorse)
    else if (isWorse(heap[0] ?? 0, at)) siftDown(heap, at, isWorse)
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1))
}

type Worse = (a: number, b: number) => boolean

/** Adds to a heap whose root is the worst kept position. */
function siftUp(heap: number[], value: number, isWorse: Worse): void {
  let at = heap.push(value) - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isWorse(value, heap[parent] ?? 0)) break
    heap[at] = heap[parent] ?? 0
    at = parent
  }
  heap[at] = value
}

/** Replaces the root. */
function siftDown(heap: number[], value: number, isWorse: Worse): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isWorse(heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1
    if (!isWorse(heap[child] ?? 0, value)) break
    heap[at] = heap[child] ?? 0
    at = child
  }
  heap[at] = value
}
