import { holm } from '../stats/index.ts'
import { compareMeasured, measureRun, type Comparison } from './compare-runs.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/** One cell of the comparison matrix. */
export interface PairComparison extends Comparison {
  readonly first: string
  readonly second: string
  /** Adjusted by Holm over the whole matrix. */
  readonly adjustedP: number
}

/** Every pair of runs under every metric (ExecRetrieval, Table 5), as one family of tests. */
export interface ComparisonMatrix {
  readonly family: number
  readonly adjustment: 'holm'
  readonly comparisons: readonly PairComparison[]
}

/** A random sign-flip p value must be able to fall below alpha / family. */
const FLIPS_PER_TEST = 800 // 40 · family / alpha at alpha = 0.05 (notes on multiplicity)

/** Compares all pairs of runs under all metrics; `lost` passes only in the first of a pair. */
export function allPairs(
  runs: readonly RunOutcomes[],
  metrics: readonly string[],
  options: ComparisonOptions,
): ComparisonMatrix {
  const family = (metrics.length * runs.length * (runs.length - 1)) / 2
  const signFlips = options.signFlips ?? Math.max(100_000, FLIPS_PER_TEST * family)
  const plain = metrics.flatMap(metric =>
    pairsOf(runs.map(run => measureRun(run, metric))).map(([first, second]) => ({
      names: { first: labelOf(first.run, runs), second: labelOf(second.run, runs) },
      comparison: compareMeasured(first, second, { ...options, signFlips }),
    })),
  )
  const adjusted = holm(plain.map(({ comparison }) => comparison.p))
  const cells = plain.map(({ names, comparison }, at) =>
    Object.assign(names, comparison, { adjustedP: adjusted[at] ?? 1 }),
  )
  return { family, adjustment: 'holm', comparisons: cells }
}

function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((first, at) => items.slice(at + 1).map(second => [first, second] as const))
}

/** The retriever's name, with its project where the name alone is not unique. */
export function labelOf(run: RunOutcomes, runs: readonly RunOutcomes[]): string {
  const { retriever } = run.header
  const isUnique = runs.filter(each => each.header.retriever === retriever).length === 1
  return isUnique ? retriever : `${retriever} (${run.project || 'default project'})`
}
