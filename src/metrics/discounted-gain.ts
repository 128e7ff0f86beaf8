/** Discount of rank `index + 1`: 1 / log2(index + 2). */
export function discountAt(index: number): number {
  return 1 / Math.log2(index + 2)
}

/** DCG of gains in rank order: Σ gain / log2(rank + 1), linear gain (trec_eval). */
export function discountedGain(gains: readonly number[]): number {
  let sum = 0
  for (const [index, gain] of gains.entries()) {
    if (gain > 0) sum += gain / Math.log2(index + 2)
  }
  return sum
}
