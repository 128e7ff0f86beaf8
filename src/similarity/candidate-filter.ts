import { dotErrorBound } from './error-bound.ts'
import type { SimilarityKind } from './exact-scores.ts'
import { kthHighest } from './kth-highest.ts'

/** Judges float32 products of one block of rows. */
export interface CandidateFilter {
  /**
   * The rows that may be among the k best, given their products with a query: those whose score plus
   * its error bound reaches both `floor` and the k-th highest score minus its error bound. A product
   * that overflowed says nothing, so its row stays.
   */
  rows(
    products: Float32Array,
    query: { readonly length: number; readonly k: number; readonly floor: number },
  ): readonly number[]
}

/** Makes the filter of rows with these Euclidean lengths. */
export function candidateFilter(
  lengths: Float64Array,
  dims: number,
  kind: SimilarityKind,
): CandidateFilter {
  // Everything is compared in units of score × |query| for a cosine, of score for a dot product.
  const isCosine = kind === 'cosine'
  const weights = lengths.map(length => (isCosine ? 1 / length : 1))
  const errors = lengths.map(length => (isCosine ? 1 : length))
  const absolute = dotErrorBound(dims, 0, 0)
  const unit = dotErrorBound(dims, 1, 1)
  const lowest = new Float64Array(lengths.length)
  const widest = largest(errors)
  const heaviest = largest(weights)
  return {
    rows(products, { length, k, floor }) {
      const error = unit * length
      for (let row = 0; row < lowest.length; row += 1) {
        const product = (products[row] ?? 0) - absolute
        lowest[row] = product * (weights[row] ?? 0) - error * (errors[row] ?? 0)
      }
      const needed = Math.max(isCosine ? floor * length : floor, kthHighest(lowest, k))
      // One bound for all rows first: few reach it, and only they are judged by their own.
      const reach = needed - 2 * (error * widest + absolute * heaviest)
      const found: number[] = []
      for (let row = 0; row < lowest.length; row += 1) {
        const low = lowest[row] ?? 0
        if (low < reach && low !== Number.NEGATIVE_INFINITY) continue
        const high = low + 2 * (error * (errors[row] ?? 0) + absolute * (weights[row] ?? 0))
        if (high >= needed || high - high !== 0) found.push(row)
      }
      return found
    },
  }
}

function largest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}
