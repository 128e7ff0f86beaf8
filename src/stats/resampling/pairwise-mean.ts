const BLOCK = 128

/** The mean as numpy adds it up: pairwise sums over `count` values. Empty input gives NaN. */
export function pairwiseMean(values: ArrayLike<number>): number {
  return pairwiseSum(values, 0, values.length) / values.length
}

/**
 * The sum in the order of `numpy.add.reduce` on contiguous doubles: eight running sums up to 128
 * values, halves rounded down to multiples of eight above. Empty input gives 0.
 */
export function pairwiseSum(values: ArrayLike<number>, from: number, count: number): number {
  if (count <= BLOCK) return blockSum(values, from, count)
  const half = Math.floor(count / 2)
  const left = half - (half % 8)
  return pairwiseSum(values, from, left) + pairwiseSum(values, from + left, count - left)
}

function blockSum(values: ArrayLike<number>, from: number, count: number): number {
  const at = (index: number): number => values[from + index] ?? Number.NaN
  if (count < 8) return sumOn(0, at, 0, count)
  const sums = Array.from({ length: 8 }, (_, lane) => at(lane))
  const whole = count - (count % 8)
  for (let index = 8; index < whole; index += 1) {
    sums[index % 8] = (sums[index % 8] ?? 0) + at(index)
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums
  return sumOn(a + b + (c + d) + (e + f + (g + h)), at, whole, count)
}

function sumOn(start: number, at: (index: number) => number, from: number, to: number): number {
  let sum = start
  for (let index = from; index < to; index += 1) sum += at(index)
  return sum
}
