import { availableParallelism } from 'node:os'
import type { FoundVectors } from '../../formats/index.ts'
import { COSINE_EPSILON, type Retriever, type ScoredId } from '../../retrievers/index.ts'
import { InputError } from '../../schema/index.ts'
import {
  checkedLengths,
  denseIndex,
  topK,
  type DenseIndex,
  type SimilarityKind,
} from '../../similarity/index.ts'

/** Frozen vectors of both sides. */
export interface FrozenSystem {
  readonly name: string
  readonly similarity: SimilarityKind
  /** In the order of `queryIds` and `corpusIds`. */
  readonly queries: FoundVectors
  readonly corpus: FoundVectors
  readonly queryIds: readonly string[]
  readonly corpusIds: readonly string[]
}

/** Ranks that are searched for all queries at once: what the evaluation asks for at k = 10. */
const BATCH_DEPTH = 24

/**
 * A retriever over frozen vectors that searches all queries at once, as fast as a matrix product;
 * every score is exact, in float64.
 */
export function frozenRetriever(system: FrozenSystem): Retriever {
  const { name, similarity, queries, queryIds, corpusIds } = system
  const rowOf = new Map(corpusIds.map((id, at) => [id, at]))
  const queryRow = new Map(queryIds.map((id, at) => [id, at]))
  let index: DenseIndex | undefined
  let batch: readonly (readonly ScoredId[])[] = []
  const vectorOf = (queryId: string | undefined): Float32Array => {
    const at = queryRow.get(queryId ?? '')
    if (at === undefined) throw new InputError(`${name} holds no vector of query "${queryId}".`)
    return queries.data.subarray(at * queries.dims, (at + 1) * queries.dims)
  }
  const ready = (): DenseIndex => {
    if (index !== undefined) return index
    throw new InputError(`Retriever "${name}" must index before it searches. Call index() first.`)
  }
  const named = (row: number, score: number): ScoredId => ({ id: corpusIds[row] ?? '', score })
  return {
    name,
    epsilon: similarity === 'cosine' ? COSINE_EPSILON : 0,
    recipe: () => ({ id: `frozen-${name}`, version: `1 ${similarity}` }),
    async index() {
      // An index knows queries by their number alone: name a broken vector here.
      checkedLengths(queries, row => queryIds[row] ?? '')
      const { rows, dims, data } = system.corpus
      const vectors = { rows, dims, data }
      index = denseIndex({ ids: corpusIds, vectors, similarity, threads: availableParallelism() })
      const found = await index.search(queries, BATCH_DEPTH)
      batch = found.map(list => list.map(({ row, score }) => named(row, score)))
    },
    async search(_query, k, context) {
      const known = batch[queryRow.get(context?.queryId ?? '') ?? -1]
      if (known !== undefined && k <= BATCH_DEPTH) return known.slice(0, k)
      const scores = ready().scores(vectorOf(context?.queryId))
      return topK(scores, k).map(row => named(row, scores[row] ?? 0))
    },
    async score(_query, ids, context) {
      const rows = ids.flatMap(id => rowOf.get(id) ?? [])
      const scores = ready().scores(vectorOf(context?.queryId), rows)
      return rows.map((row, at) => named(row, scores[at] ?? 0))
    },
  }
}
