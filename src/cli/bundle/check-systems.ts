import {
  compareNumbers,
  parityMetric,
  parityValue,
  type BundleCheck,
  type ComparedNumber,
  type StoredRanking,
} from '../../analysis/index.ts'
import { storedMetrics, type StoredSystem } from '../../formats/index.ts'
import { pairwiseMean } from '../../stats/index.ts'
import type { Bundle } from './read-bundle.ts'

/** Metrics are stored with four decimals. */
const TOLERANCE = 5.001e-5

/** The stored ranks of a system as the bundle's metrics read them, in stored order of queries. */
export function rankingsOf(system: StoredSystem, bundle: Bundle): readonly StoredRanking[] {
  const correct = new Map(bundle.dataset.queries.map(query => [query.id, query.canonicalIds]))
  return system.per_query.map(
    ({ query_id: queryId, correct_corpus_ids: stored, top_results: hits }) => ({
      queryId,
      correct: stored ?? correct.get(queryId) ?? [],
      hits: hits
        .toSorted((a, b) => a.rank - b.rank)
        .map(hit => ({ id: hit.corpus_id, passes: hit.passes_all_tests })),
    }),
  )
}

/** One metric of a system over its stored ranks, one value a query; undefined for unknown names. */
export function storedVector(
  name: string,
  rankings: readonly StoredRanking[],
): readonly number[] | undefined {
  const parsed = parityMetric(name)
  if (parsed === undefined) return undefined
  return rankings.map(ranking => parityValue(parsed.metric, ranking, parsed.k))
}

/** Recomputes every stored metric of every system from its stored ranks. */
export function checkLeaderboard(bundle: Bundle): BundleCheck {
  const numbers = bundle.systems.flatMap(system => {
    const rankings = rankingsOf(system, bundle)
    return [...storedMetrics(system)].flatMap(([name, stored]): readonly ComparedNumber[] => {
      const vector = storedVector(name, rankings)
      if (vector === undefined || vector.length === 0) return []
      const computed = pairwiseMean(vector)
      return [{ where: `results: ${system.model} ${name}`, stored, computed }]
    })
  })
  return compareNumbers('leaderboard', numbers, { tolerance: TOLERANCE, what: 'metrics' })
}

/** Compares the pass flags of stored ranks with the execution cache under the found hash recipes. */
export function checkPassFlags(
  bundle: Bundle,
  labelsOf: (queryId: string, corpusId: string) => readonly string[] | undefined,
): BundleCheck {
  const numbers = bundle.systems.flatMap(({ model, per_query: queries }) =>
    queries.flatMap(({ query_id: query, top_results: hits }) =>
      hits.flatMap((hit): readonly ComparedNumber[] => {
        const labels = labelsOf(query, hit.corpus_id)
        if (labels === undefined || labels.length === 0) return []
        const passes = labels.every(label => label === 'pass')
        const where = `results: ${model} ${query} ${hit.corpus_id}`
        return [{ where, stored: Number(hit.passes_all_tests), computed: Number(passes) }]
      }),
    ),
  )
  return compareNumbers('pass flags', numbers, { tolerance: 0, what: 'ranks found in the cache' })
}
