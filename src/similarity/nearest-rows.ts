import { InputError } from '../schema/index.ts'
import { candidateFilter } from './candidate-filter.ts'
import type { DotEngine } from './engine.ts'
import { exactScorer, type SimilarityKind } from './exact-scores.ts'
import { checkedLengths, rowsBetween, type Rows } from './rows.ts'

/** A row with its exact score. */
export interface ScoredRow {
  readonly row: number
  readonly score: number
}

/** Consecutive rows of a matrix that may be larger than memory. */
export interface RowBlock {
  /** Number of the first row. */
  readonly start: number
  readonly rows: Rows
  /** Their Euclidean lengths, where they are known already. */
  readonly lengths?: Float64Array
}

/** What to look for, and how. */
export interface NearestOptions {
  readonly k: number
  readonly similarity: SimilarityKind
  readonly engine: DotEngine
  /** Names rows in errors. */
  readonly idOf?: ((row: number) => string) | undefined
}

/**
 * Returns the `k` rows of highest similarity for each query, highest first, ties by row. The engine
 * only proposes: every row whose float32 product is within the proven error of rank k is scored
 * again in float64, so the answer is that of exact scoring, whatever engine and block size. Holds one
 * block and queries × block rows products at a time.
 * @throws InputError on a vector that is not finite or zero, or of another dimension
 */
export async function nearestRows(
  queries: Rows,
  blocks: Iterable<RowBlock> | AsyncIterable<RowBlock>,
  options: NearestOptions,
): Promise<readonly (readonly ScoredRow[])[]> {
  const lengths = checkedLengths(queries, row => `query ${row}`)
  const best: (readonly ScoredRow[])[] = Array.from(lengths, () => [])
  for await (const block of blocks) {
    if (block.rows.dims !== queries.dims) {
      throw new InputError(
        `Queries and rows must have the same dimension, but have ${queries.dims} and ${block.rows.dims}.`,
      )
    }
    await searchBlock({ queries, lengths, block, options }, best)
  }
  return best
}

interface BlockSearch {
  readonly queries: Rows
  readonly lengths: Float64Array
  readonly block: RowBlock
  readonly options: NearestOptions
}

async function searchBlock(search: BlockSearch, best: (readonly ScoredRow[])[]): Promise<void> {
  const { queries, block, options, lengths } = search
  const { start, rows } = block
  const { k, similarity, idOf, engine } = options
  const rowLengths = block.lengths ?? checkedLengths(rows, idOf && (row => idOf(start + row)))
  const scorer = exactScorer(rows, similarity, rowLengths)
  const filter = candidateFilter(rowLengths, rows.dims, similarity)
  const products = await engine.products(queries, rows)
  for (const [query, length] of lengths.entries()) {
    const kept = best[query] ?? []
    const floor = kept.length < k ? Number.NEGATIVE_INFINITY : (kept.at(-1)?.score ?? 0)
    const own = products.subarray(query * rows.rows, (query + 1) * rows.rows)
    const candidates = filter.rows(own, { length, k, floor })
    const scores = scorer.scores(rowsBetween(queries, query, query + 1).data, candidates, length)
    const found = candidates.map((row, at) => ({ row: start + row, score: scores[at] ?? 0 }))
    best[query] = [...kept, ...found].sort(byScore).slice(0, k)
  }
}

function byScore(a: ScoredRow, b: ScoredRow): number {
  return b.score - a.score || a.row - b.row
}
