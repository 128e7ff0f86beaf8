import { dotErrorBound } from './error-bound.ts'
import type { SimilarityKind } from './exact-scores.ts'
import { risingBar } from './rising-bar.ts'

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
  const widest = largest(errors)
  const heaviest = largest(weights)
  return {
    rows(products, { length, k, floor }) {
      const error = unit * length
      const wanted = isCosine ? floor * length : floor
      // One bound for all rows first: few reach it, and only they are judged by their own.
      const bound = error * widest + absolute * heaviest
      const near = nearRows(products, weights, { k, wanted, bound })
      const boundOf = (row: number): number =>
        error * (errors[row] ?? 0) + absolute * (weights[row] ?? 0)
      const lowest = risingBar(k)
      let kth = Number.NEGATIVE_INFINITY
      for (const { row, score } of near) kth = lowest.offer(score - boundOf(row))
      const needed = Math.max(wanted, kth)
      return near
        .filter(({ row, score }) => score + boundOf(row) >= needed || !Number.isFinite(score))
        .map(({ row }) => row)
    },
  }
}

interface NearRow {
  readonly row: number
  readonly score: number
}

/**
 * The rows whose score comes within two bounds of the k-th highest, or that overflowed; the k highest
 * lower ends are all among them. One pass: what the bar leaves behind it, it leaves behind for good.
 */
function nearRows(
  products: Float32Array,
  weights: Float64Array,
  { k, wanted, bound }: { readonly k: number; readonly wanted: number; readonly bound: number },
): readonly NearRow[] {
  const bar = risingBar(k)
  const found: NearRow[] = []
  let reach = wanted - bound
  for (let row = 0; row < weights.length; row += 1) {
    const score = (products[row] ?? 0) * (weights[row] ?? 0)
    if (score < reach && score !== Number.NEGATIVE_INFINITY) continue
    found.push({ row, score })
    reach = Math.max(wanted, bar.offer(score) - bound) - bound
  }
  return found.filter(({ score }) => !(score < reach) || score === Number.NEGATIVE_INFINITY)
}

function largest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}
