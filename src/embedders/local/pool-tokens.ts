import type { FloatTensor } from '../worker-messages.ts'

/** How a text's token vectors become one. */
export const POOLINGS = ['mean', 'cls', 'last-token'] as const

/** One of the ways to pool. */
export type Pooling = (typeof POOLINGS)[number]

/**
 * Pools token vectors of shape [batch, length, dims] into one vector a text. Tokens whose mask is 0
 * are padding and never count, on whichever side they stand: `mean` averages the others, `cls` takes
 * the first of them and `last-token` the last.
 */
export function poolTokens(
  { data, dims }: FloatTensor,
  mask: ArrayLike<number | bigint>,
  pooling: Pooling,
): FloatTensor {
  const [batch = 0, length = 0, width = 0] = dims
  const pooled = new Float32Array(batch * width)
  for (let row = 0; row < batch; row += 1) {
    const real: number[] = []
    for (let at = 0; at < length; at += 1) if (Number(mask[row * length + at]) !== 0) real.push(at)
    const chosen = pooling === 'mean' ? real : real.slice(...(pooling === 'cls' ? [0, 1] : [-1]))
    const sum = new Float64Array(width)
    for (const token of chosen) {
      const start = (row * length + token) * width
      for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (data[start + at] ?? 0)
    }
    for (let at = 0; at < width; at += 1) pooled[row * width + at] = (sum[at] ?? 0) / chosen.length
  }
  return { data: pooled, dims: [batch, width] }
}
