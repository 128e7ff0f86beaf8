/**
 * The share of all sign patterns with |Σ ± d| ≥ limit: sums of either half are listed and sorted,
 * and matched from both ends, so 2ⁿ patterns cost 2ⁿᐟ² steps.
 */
export function enumeratedSignFlip(differences: Float64Array, limit: number): number {
  const half = differences.length >>> 1
  const left = signedSums(differences.subarray(0, half)).sort()
  const right = signedSums(differences.subarray(half)).sort()
  let above = 0
  let first = right.length
  for (const sum of left) {
    while (first > 0 && sum + (right[first - 1] ?? 0) >= limit) first -= 1
    above += right.length - first
  }
  // The patterns come in pairs of opposite signs: as many sums lie below −limit.
  return Math.min(1, (2 * above) / 2 ** differences.length)
}

/** Σ ± d for every sign pattern of the differences. */
export function signedSums(differences: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(2 ** differences.length)
  let filled = 1
  for (let i = 0; i < differences.length; i += 1) {
    const value = differences[i] ?? 0
    for (let pattern = 0; pattern < filled; pattern += 1) {
      const sum = sums[pattern] ?? 0
      sums[pattern] = sum - value
      sums[pattern + filled] = sum + value
    }
    filled *= 2
  }
  return sums
}
