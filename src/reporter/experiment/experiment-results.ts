import {
  allPairs,
  plannedPairs,
  type PairComparison,
  type RunOutcomes,
} from '../../analysis/index.ts'
import type { Experiment } from './experiment.ts'

/** A comparison of two retrievers, with whether it was decided on beforehand. */
export interface MarkedComparison {
  readonly kind: 'planned' | 'exploratory'
  readonly first: string
  readonly second: string
  readonly metric: string
  /** first − second. */
  readonly difference: number
  readonly interval: readonly [number, number] | null
  readonly p: number
  /** Holm over the planned family; null for exploratory ones, whose p proves nothing. */
  readonly adjustedP: number | null
  /** Why no significance may be claimed. */
  readonly noSignificance?: string
}

/** What an experiment's plan and the measured runs say together. */
export interface ExperimentResults {
  readonly sha256: string
  readonly primaryMetric: string
  readonly alpha: number
  readonly smallestEffect: number
  readonly requiredQueries: number | null
  readonly afterResults: boolean
  readonly exclusions: readonly string[]
  readonly comparisons: readonly MarkedComparison[]
  /** Planned comparisons without results, and what else differs from the plan; a sentence each. */
  readonly deviations: readonly string[]
}

/** Enough for a p value that proves nothing; planned ones get what their family needs. */
const FLIPS = 10_000

/**
 * Compares as planned. On other data than planned, and after results were known, every comparison
 * is exploratory.
 */
export function experimentResults(
  { sha256, plan }: Experiment,
  runs: readonly RunOutcomes[],
  seed: number,
): ExperimentResults {
  const { dataset, primaryMetric } = plan
  const own = runs.filter(
    ({ header }) => header.dataset.id === dataset.id && header.dataset.pool === dataset.pool,
  )
  const isOther = own.some(({ header }) => header.dataset.sha256 !== dataset.sha256)
  const isPlanned = !plan.afterResults && !isOther
  const { comparisons, missing } = plannedPairs(own, plan.comparisons, { seed })
  const named = new Set(plan.comparisons.map(pairKey))
  const rest = allPairs(own, [primaryMetric], { seed, signFlips: FLIPS }).comparisons.filter(
    each => !named.has(pairKey(each)),
  )
  return {
    sha256,
    primaryMetric,
    alpha: plan.alpha,
    smallestEffect: plan.smallestEffect,
    requiredQueries: plan.power.requiredQueries,
    afterResults: plan.afterResults,
    exclusions: plan.exclusions,
    comparisons: [
      ...comparisons.map(each => marked(each, isPlanned ? 'planned' : 'exploratory')),
      ...rest.map(each => marked(each, 'exploratory')),
    ],
    deviations: [
      ...(plan.afterResults ? ['The plan was made after results were there.'] : []),
      ...(isOther
        ? [`The dataset ${dataset.id} is another one than planned (its hash differs).`]
        : []),
      ...missing.map(
        each => `Planned, but not measured: ${each.first} against ${each.second} (${each.metric}).`,
      ),
      ...own.flatMap(incomplete),
    ],
  }
}

function incomplete({ header, state }: RunOutcomes): readonly string[] {
  if (state === undefined || state.kind === 'complete') return []
  return [`${header.retriever} is ${state.kind}: ${state.reason}.`]
}

/** The same whichever retriever is named first. */
function pairKey({
  first,
  second,
  metric,
}: Pick<PairComparison, 'first' | 'second' | 'metric'>): string {
  return JSON.stringify([metric, ...[first, second].sort()])
}

function marked(each: PairComparison, kind: MarkedComparison['kind']): MarkedComparison {
  const { first, second, metric, drop, interval, p, adjustedP, noSignificance } = each
  return {
    kind,
    first,
    second,
    metric,
    difference: drop,
    interval: 'low' in interval ? [interval.low, interval.high] : null,
    p,
    adjustedP: kind === 'planned' ? adjustedP : null,
    ...(noSignificance === undefined ? {} : { noSignificance }),
  }
}
