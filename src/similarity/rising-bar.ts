/** The k-th highest of the values that were offered so far: it only rises. */
export interface RisingBar {
  /** Takes a value in and returns the bar; −∞ below k values. Values that are not finite are ignored. */
  offer(value: number): number
}

/** Makes a bar over no values, as a heap of the k highest: O(log k) for a value above it, else O(1). */
export function risingBar(k: number): RisingBar {
  const heap = new Float64Array(k).fill(Number.NEGATIVE_INFINITY)
  return {
    offer(value) {
      const bar = heap[0] ?? Number.POSITIVE_INFINITY
      if (!(value > bar && value < Number.POSITIVE_INFINITY)) return bar
      let at = 0
      for (;;) {
        let child = 2 * at + 1
        if (child >= k) break
        if (child + 1 < k && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child += 1
        const least = heap[child] ?? 0
        if (value <= least) break
        heap[at] = least
        at = child
      }
      heap[at] = value
      return heap[0] ?? 0
    },
  }
}
