import { InputError } from '../schema/index.ts'
import type { Metric } from './metric.ts'
import { METRICS } from './metric-list.ts'

/** A metric at a cutoff, as a name such as `exec@1` says it. */
export interface NamedMetric {
  readonly metric: Metric
  /** Infinite for the whole ranking. */
  readonly k: number
  /** The name as printed: `nDCG@10` also for `ndcg@10`. */
  readonly name: string
}

/** Metrics whose value without a cutoff is in use (trec_eval `recip_rank`, `map`, `ndcg`). */
const UNCUT = new Set(['MRR', 'MAP', 'nDCG'])

/**
 * Reads a name such as `exec@1`, `nDCG@10` or `MRR`, in any case.
 * @throws InputError that lists the known names
 */
export function parseMetric(name: string): NamedMetric {
  const known = parsed.get(name)
  if (known !== undefined) return known
  const metric = parseAnew(name)
  if (parsed.size < MOST_PARSED) parsed.set(name, metric)
  return metric
}

/** A board asks the same few names of every query. */
const parsed = new Map<string, NamedMetric>()
const MOST_PARSED = 1_000

function parseAnew(name: string): NamedMetric {
  const match = /^(.+?)(?:@([1-9]\d{0,8}))?$/.exec(name.trim())
  const wanted = match?.[1]?.toLowerCase()
  const metric = METRICS.find(candidate => candidate.name.toLowerCase() === wanted)
  if (metric === undefined || (match?.[2] === undefined && !UNCUT.has(metric.name))) {
    const known = METRICS.map(({ name }) => `${name}@k`).join(', ')
    throw new InputError(
      `A metric must be one of ${known} with a cutoff k from 1 on, or ${[...UNCUT].join(', ')} ` +
        `for the whole ranking, but received "${name}". Write for example "exec@1" or "nDCG@10".`,
    )
  }
  if (match?.[2] === undefined) return { metric, k: Number.POSITIVE_INFINITY, name: metric.name }
  const k = Number(match[2])
  return { metric, k, name: `${metric.name}@${k}` }
}
