import { InputError } from '../schema/index.ts'
import { chooseEngine, type EngineName } from './choose-engine.ts'
import { exactScorer, type ExactScorer, type SimilarityKind } from './exact-scores.ts'
import { nearestRows, type RowBlock, type ScoredRow } from './nearest-rows.ts'
import { checkedLengths, rowsBetween, type Rows } from './rows.ts'
import { topK } from './top-k.ts'

/** Below this many multiplications, and for few queries, exact scoring of everything is faster. */
const EXACT_WORK = 3e7
/** Float32 products that are held at a time: 64 MB. */
const MOST_PRODUCTS = 1.6e7

/** Vectors to search, and how. */
export interface DenseIndexOptions {
  /** One per row, used in errors. */
  readonly ids: readonly string[]
  readonly vectors: Rows
  readonly similarity: SimilarityKind
  readonly engine?: EngineName | undefined
  /** Threads that onnxruntime multiplies on, default 1: test workers share the machine. */
  readonly threads?: number
}

/** An index that answers exactly, in float64, whatever engine proposes. */
export interface DenseIndex {
  /** The `k` best rows of each query, best first, ties by row; all rows when `k` is larger. */
  search(queries: Rows, k: number): Promise<readonly (readonly ScoredRow[])[]>
  /** Exact scores of one query against chosen rows, or all. */
  scores(query: Float32Array, rows?: readonly number[]): Float64Array
}

/**
 * Makes an index over vectors.
 * @throws InputError on a vector that is not finite or zero (named by its id), or a wrong shape
 */
export function denseIndex(options: DenseIndexOptions): DenseIndex {
  const { ids, vectors, similarity } = options
  if (ids.length !== vectors.rows) {
    throw new InputError(
      `An index needs one id for each vector, but got ${ids.length} ids and ${vectors.rows} vectors.`,
    )
  }
  const idOf = (row: number): string => ids[row] ?? ''
  const lengths = checkedLengths(vectors, idOf)
  const scorer = exactScorer(vectors, similarity, lengths)
  return {
    scores: (query, rows) => scorer.scores(query, rows),
    async search(queries, k) {
      const work = queries.rows * vectors.rows * vectors.dims
      const isSmall = work <= EXACT_WORK || queries.rows < 4 || 2 * k >= vectors.rows
      if (isSmall) return searchAll(scorer, queries, k)
      const size = Math.max(1, Math.floor(MOST_PRODUCTS / queries.rows))
      const blocks = blocksOf(vectors, lengths, size)
      const engine = await chooseEngine(options.engine, options.threads)
      return nearestRows(queries, blocks, { k, similarity, engine })
    },
  }
}

function searchAll(
  scorer: ExactScorer,
  queries: Rows,
  k: number,
): readonly (readonly ScoredRow[])[] {
  return Array.from({ length: queries.rows }, (_, query) => {
    const scores = scorer.scores(rowsBetween(queries, query, query + 1).data)
    return topK(scores, k).map(row => ({ row, score: scores[row] ?? 0 }))
  })
}

function* blocksOf(rows: Rows, lengths: Float64Array, size: number): Generator<RowBlock> {
  for (let start = 0; start < rows.rows; start += size) {
    const end = start + size
    yield { start, rows: rowsBetween(rows, start, end), lengths: lengths.subarray(start, end) }
  }
}
