import { InputError } from '../schema/index.ts'
import { checkedLengths, type Rows } from './rows.ts'

/** How vectors are compared. */
export type SimilarityKind = 'cosine' | 'dot'

/** Scores of query vectors against one set of rows. */
export interface ExactScorer {
  /**
   * Similarity of a query (`dims` values) to every row, or to the rows given. Products are summed in
   * float64 in the order of the dimensions, so that no engine or batch order can change a bit. The
   * query's Euclidean length spares measuring (and checking) it again.
   */
  scores(query: Float32Array, rows?: readonly number[], length?: number): Float64Array
}

/**
 * Makes an exact scorer over rows; `lengths` spares measuring (and checking) them again.
 * @throws InputError when a row is not finite or zero, or the shape is wrong
 */
export function exactScorer(
  matrix: Rows,
  kind: SimilarityKind,
  lengths: Float64Array = checkedLengths(matrix),
): ExactScorer {
  const { rows, dims } = matrix
  const wide = new Float64Array(dims)
  return {
    scores(query, wanted, known) {
      if (query.length !== dims) {
        throw new InputError(`A query vector must have ${dims} values, but has ${query.length}.`)
      }
      wide.set(query)
      const products = dotProducts(wide, matrix, wanted)
      const length = known ?? lengthOf(query)
      if (kind === 'dot') return products
      const count = wanted?.length ?? rows
      for (let at = 0; at < count; at += 1) {
        const row = wanted === undefined ? at : (wanted[at] ?? 0)
        products[at] = (products[at] ?? 0) / (length * (lengths[row] ?? 1))
      }
      return products
    },
  }
}

function lengthOf(query: Float32Array): number {
  const [length = 1] = checkedLengths(
    { rows: 1, dims: query.length, data: query },
    () => 'the query',
  )
  return length
}

/** Four rows at a time: each sum keeps its order, and the processor does not wait for one of them. */
function dotProducts(
  query: Float64Array,
  { rows, dims, data }: Rows,
  wanted: readonly number[] | undefined,
): Float64Array {
  const count = wanted?.length ?? rows
  const products = new Float64Array(count)
  const startOf = (at: number): number => {
    const clamped = Math.min(at, count - 1)
    return (wanted === undefined ? clamped : (wanted[clamped] ?? 0)) * dims
  }
  for (let at = 0; at < count; at += 4) {
    const starts = [startOf(at), startOf(at + 1), startOf(at + 2), startOf(at + 3)] as const
    products.set(fourSums(query, data, starts).slice(0, count - at), at)
  }
  return products
}

function fourSums(
  query: Float64Array,
  data: Float32Array,
  [a, b, c, d]: readonly [number, number, number, number],
): readonly number[] {
  let sumA = 0
  let sumB = 0
  let sumC = 0
  let sumD = 0
  for (let at = 0; at < query.length; at += 1) {
    const value = query[at] ?? 0
    sumA += value * (data[a + at] ?? 0)
    sumB += value * (data[b + at] ?? 0)
    sumC += value * (data[c + at] ?? 0)
    sumD += value * (data[d + at] ?? 0)
  }
  return [sumA, sumB, sumC, sumD]
}
