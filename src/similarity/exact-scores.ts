import { InputError } from '../schema/index.ts'

/** Row vectors in one array: row i is `data[i * dims … (i + 1) * dims)`. */
export interface Rows {
  readonly rows: number
  readonly dims: number
  readonly data: Float32Array
}

/** How vectors are compared. */
export type SimilarityKind = 'cosine' | 'dot'

/** Scores of query vectors against one set of rows. */
export interface ExactScorer {
  /**
   * Similarity of a query (`dims` values) to every row, or to the rows given. Products are summed in
   * float64 in the order of the dimensions, so that no engine or batch order can change a bit.
   */
  scores(query: Float32Array, rows?: readonly number[]): Float64Array
}

/**
 * Makes an exact scorer over rows.
 * @throws InputError when the array does not hold rows × dims values
 */
export function exactScorer({ rows, dims, data }: Rows, kind: SimilarityKind): ExactScorer {
  if (data.length !== rows * dims) {
    throw new InputError(`A matrix of ${rows} × ${dims} must hold ${rows * dims} values, but has ${data.length}.`)
  }
  const norms = Float64Array.from({ length: rows }, (_, row) => norm(data, row * dims, dims))
  const dot = (query: Float32Array, row: number): number => {
    let sum = 0
    const start = row * dims
    for (let at = 0; at < dims; at += 1) sum += (query[at] ?? 0) * (data[start + at] ?? 0)
    return sum
  }
  return {
    scores(query, wanted) {
      if (query.length !== dims) {
        throw new InputError(`A query vector must have ${dims} values, but has ${query.length}.`)
      }
      const length = kind === 'cosine' ? norm(query, 0, dims) : 1
      const scoreOf = (row: number): number =>
        kind === 'cosine' ? dot(query, row) / (length * (norms[row] ?? 1)) : dot(query, row)
      return wanted === undefined
        ? Float64Array.from({ length: rows }, (_, row) => scoreOf(row))
        : Float64Array.from(wanted, scoreOf)
    },
  }
}

function norm(data: Float32Array, start: number, dims: number): number {
  let squares = 0
  for (let at = start; at < start + dims; at += 1) squares += (data[at] ?? 0) ** 2
  return Math.sqrt(squares)
}
