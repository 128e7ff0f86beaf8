/** Rounds after which a range that hardly shrinks is sorted instead. */
const MOST_ROUNDS = 64

/**
 * Moves the value of rank `rank` (0 = smallest) of values[from…to] to its place, smaller or equal
 * ones before it and larger or equal ones after it, and returns it: Hoare's quickselect with the
 * median of three as pivot. The values must be numbers, not NaN.
 */
export function selectRank(
  values: Float64Array,
  rank: number,
  from: number = 0,
  to: number = values.length - 1,
): number {
  let low = from
  let high = to
  for (let round = 0; low < high; round += 1) {
    if (round === MOST_ROUNDS) {
      values.subarray(low, high + 1).sort()
      break
    }
    const pivot = medianOfThree(values, low, high)
    const [left, right] = partition(values, pivot, { low, high })
    if (rank <= right) high = right
    else if (rank >= left) low = left
    else break
  }
  return values[rank] ?? Number.NaN
}

/** Splits values[low…high]: up to `right` ≤ pivot, from `left` on ≥ pivot, between = pivot. */
function partition(
  values: Float64Array,
  pivot: number,
  { low, high }: { readonly low: number; readonly high: number },
): readonly [left: number, right: number] {
  let left = low
  let right = high
  while (left <= right) {
    while ((values[left] ?? pivot) < pivot) left += 1
    while ((values[right] ?? pivot) > pivot) right -= 1
    if (left > right) break
    const moved = values[left] ?? pivot
    values[left] = values[right] ?? pivot
    values[right] = moved
    left += 1
    right -= 1
  }
  return [left, right]
}

function medianOfThree(values: Float64Array, low: number, high: number): number {
  const first = values[low] ?? 0
  const middle = values[(low + high) >>> 1] ?? 0
  const last = values[high] ?? 0
  return Math.max(Math.min(first, middle), Math.min(Math.max(first, middle), last))
}
