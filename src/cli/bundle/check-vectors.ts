import {
  finding,
  replayTies,
  type BundleCheck,
  type ReplayedList,
  type TieReplay,
} from '../../analysis/index.ts'
import type { StoredSystem } from '../../formats/index.ts'
import { COSINE_EPSILON } from '../../retrievers/index.ts'
import { denseIndex } from '../../similarity/index.ts'
import { SIMILARITY_TOLERANCE, type BundleVectors } from './bundle-vectors.ts'
import type { Bundle } from './read-bundle.ts'

/** Half precision and other engines move a similarity; beyond this it is another one. */
const LARGEST_DIFFERENCE = 5e-4

/** Says which arrays hold the vectors, which similarity they give, and which rule orders ties. */
export async function checkVectors(
  system: StoredSystem,
  vectors: BundleVectors,
  bundle: Bundle,
): Promise<{ readonly checks: readonly BundleCheck[]; readonly replay: TieReplay }> {
  const { queries, corpus, similarity, largestDifference, compared } = vectors
  const { model } = system
  const ids = corpus.idsKey === undefined ? 'rows in file order' : `ids in "${corpus.idsKey}"`
  const replay = await replaySystem(system, vectors, bundle)
  const isEqual = largestDifference <= SIMILARITY_TOLERANCE
  return {
    replay,
    checks: [
      finding(
        `${model}: arrays`,
        'detected',
        `"${queries.key}" and "${corpus.key}", ${corpus.dims} dimensions, ${ids}`,
      ),
      {
        name: `${model}: similarity`,
        status: largestDifference <= LARGEST_DIFFERENCE ? 'agrees' : 'differs',
        detail:
          `${similarity}; largest difference ${largestDifference.toExponential(1)} over ${compared}` +
          `${isEqual ? '' : ` (more than rounding: ${SIMILARITY_TOLERANCE})`}`,
        compared,
        tolerance: LARGEST_DIFFERENCE,
        mismatches: [],
      },
      tieFinding(`${model}: tie rule`, replay),
    ],
  }
}

/** Says which rule orders ties, or why ranks are only replayed. */
export function tieFinding(name: string, replay: TieReplay): BundleCheck {
  const { tied, unresolved, wrongOrder, wrongCut, conflicts, rule } = replay
  const odd = [
    unresolved === 0 ? '' : `${unresolved} neighbours closer than rounding`,
    wrongOrder === 0 ? '' : `${wrongOrder} neighbours in the wrong order`,
    wrongCut === 0 ? '' : `${wrongCut} lists leave a better snippet out`,
  ].filter(text => text !== '')
  const rest = odd.length === 0 ? '' : `; ${odd.join(', ')}`
  const counts = Object.entries(conflicts).map(([order, count]) => `${order} ${count}`)
  if (tied === 0) return finding(name, 'absent', `no exact tie among the stored ranks${rest}`)
  if (rule !== undefined)
    return finding(name, 'detected', `${rule} explains all ${tied} ties${rest}`)
  const detail = `no rule explains all ${tied} ties (conflicts: ${counts.join(', ')})`
  return finding(name, 'unknown', `${detail}; stored ranks are replayed${rest}`)
}

async function replaySystem(
  system: StoredSystem,
  { queries, corpus, similarity }: BundleVectors,
  { queryIds, corpusIds }: Bundle,
): Promise<TieReplay> {
  const depth = Math.max(...system.per_query.map(({ top_results: hits }) => hits.length)) + 1
  const index = denseIndex({ ids: corpusIds, vectors: corpus, similarity })
  const best = await index.search(queries, depth)
  const rowOf = new Map(corpusIds.map((id, at) => [id, at]))
  const queryRow = new Map(queryIds.map((id, at) => [id, at]))
  const lists = system.per_query.flatMap(
    ({ query_id: queryId, top_results }): readonly ReplayedList[] => {
      const at = queryRow.get(queryId)
      const hits = top_results.toSorted((a, b) => a.rank - b.rank)
      const rows = hits.flatMap(hit => rowOf.get(hit.corpus_id) ?? [])
      if (at === undefined || rows.length !== hits.length) return []
      const vector = queries.data.subarray(at * queries.dims, (at + 1) * queries.dims)
      const listed = new Set(rows)
      const left = best[at]?.find(({ row }) => !listed.has(row))
      return [
        {
          queryId,
          ids: hits.map(hit => hit.corpus_id),
          scores: [...index.scores(vector, rows)],
          bestLeftOut: left?.score ?? Number.NEGATIVE_INFINITY,
        },
      ]
    },
  )
  return replayTies(lists, rowOf, similarity === 'cosine' ? COSINE_EPSILON : 1e-4)
}
