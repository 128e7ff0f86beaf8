/**
 * Returns the k-th highest finite value; −∞ when there are fewer. Fast where k is small against the
 * number of values: most are rejected by one comparison.
 */
export function kthHighest(values: Float64Array, k: number): number {
  if (k > values.length) return Number.NEGATIVE_INFINITY
  if (k > 256) return sortedKth(values, k)
  const kept = new Float64Array(k).fill(Number.NEGATIVE_INFINITY)
  let bar = Number.NEGATIVE_INFINITY
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    if (!(value > bar && value < Number.POSITIVE_INFINITY)) continue
    let place = 0
    for (; place + 1 < k && (kept[place + 1] ?? 0) < value; place += 1) {
      kept[place] = kept[place + 1] ?? 0
    }
    kept[place] = value
    bar = kept[0] ?? 0
  }
  return bar
}

function sortedKth(values: Float64Array, k: number): number {
  const finite = values.filter(value => Number.isFinite(value)).sort()
  return k > finite.length ? Number.NEGATIVE_INFINITY : (finite[finite.length - k] ?? 0)
}
