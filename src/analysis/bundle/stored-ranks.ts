/** A stored rank as the bundle's own metrics read it. */
export interface RankedPass {
  readonly id: string
  readonly passes: boolean
}

/** The stored ranks of one query, best first, and the query's correct ids. */
export interface StoredRanking {
  readonly queryId: string
  readonly hits: readonly RankedPass[]
  readonly correct: readonly string[]
}

/** Names of the bundle's metrics, without cutoff. */
export const PARITY_METRICS = ['exec', 'precision', 'ndcg', 'exec_ndcg_gap'] as const

/** One of the bundle's metrics. */
export type ParityMetric = (typeof PARITY_METRICS)[number]

/**
 * A metric of the bundle at k, as its scorer defines it: exec = a passing snippet in the first k,
 * precision = passing / k, ndcg with the ideal of the retrieved ranks (0 without a correct one),
 * exec_ndcg_gap = exec − ndcg. In [0, 1], the gap in [−1, 1]; 0 on an empty list.
 */
export function parityValue(
  metric: ParityMetric,
  { hits, correct }: StoredRanking,
  k: number,
): number {
  const top = hits.slice(0, k)
  const passing = top.filter(({ passes }) => passes).length
  if (metric === 'exec') return passing > 0 ? 1 : 0
  if (metric === 'precision') return passing / k
  const gains: readonly number[] = top.map(({ id }) => (correct.includes(id) ? 1 : 0))
  const ideal = discounted(gains.toSorted((a, b) => b - a))
  const ndcg = ideal === 0 ? 0 : discounted(gains) / ideal
  return metric === 'ndcg' ? ndcg : (passing > 0 ? 1 : 0) - ndcg
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)
}

/** Reads a stored metric's name: `execution_precision@3` and `precision@3` are one. */
export function parityMetric(
  name: string,
): { readonly metric: ParityMetric; readonly k: number } | undefined {
  const [, base = '', cutoff = ''] = /^(.+)@(\d+)$/.exec(name) ?? []
  const plain = base
    .replace(/^execution_/, '')
    .replace(/^execp$/, 'precision')
    .toLowerCase()
  const metric = PARITY_METRICS.find(known => known === plain)
  return metric === undefined ? undefined : { metric, k: Number(cutoff) }
}
