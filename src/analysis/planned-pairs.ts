import { holm } from '../stats/index.ts'
import { labelOf, type PairComparison } from './all-pairs.ts'
import { compareRuns } from './compare-runs.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/** A comparison that was decided on before anything was measured. */
export interface PlannedPair {
  readonly first: string
  readonly second: string
  readonly metric: string
}

/** The planned comparisons that could be made, and those whose runs are not there. */
export interface PlannedPairs {
  /** Holm's family: every planned comparison, also one that was not made. */
  readonly family: number
  /** In planned order; p values are adjusted over the family. */
  readonly comparisons: readonly PairComparison[]
  readonly missing: readonly PlannedPair[]
}

/**
 * Compares planned pairs of runs, by the retriever's name (with its project where that is not
 * enough). A comparison that was not made counts in the family with p = 1: leaving it out would
 * make the others look stronger than planned.
 */
export function plannedPairs(
  runs: readonly RunOutcomes[],
  pairs: readonly PlannedPair[],
  options: ComparisonOptions,
): PlannedPairs {
  const byLabel = new Map(runs.map(run => [labelOf(run, runs), run]))
  const made = pairs.map(pair => {
    const [first, second] = [byLabel.get(pair.first), byLabel.get(pair.second)]
    if (first === undefined || second === undefined) return { pair, comparison: undefined }
    return { pair, comparison: compareRuns(first, second, pair.metric, options) }
  })
  const adjusted = holm(made.map(({ comparison }) => comparison?.p ?? 1))
  return {
    family: pairs.length,
    comparisons: made.flatMap(({ pair: { first, second }, comparison }, at) =>
      comparison === undefined
        ? []
        : [Object.assign({ first, second }, comparison, { adjustedP: adjusted[at] ?? 1 })],
    ),
    missing: made.flatMap(({ pair, comparison }) => (comparison === undefined ? [pair] : [])),
  }
}
