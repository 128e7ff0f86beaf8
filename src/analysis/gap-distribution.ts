import { percentile } from '../stats/index.ts'
import type { MeasuredOutcome, OwnScore } from '../schema/index.ts'
import { meanOf } from './metric-vectors.ts'
import { bestCanonicalScore, standingOf } from './own-pairs.ts'

/** A histogram with equal bins; densities integrate to 1. */
export interface Histogram {
  readonly from: number
  readonly binWidth: number
  readonly densities: readonly number[]
}

/** How close the canonical and its best mutant score (ExecRetrieval, Figure 4). */
export interface GapDistribution {
  readonly n: number
  /** Densities of both scores over one set of bins, and of their difference. */
  readonly canonical: Histogram
  readonly bestMutant: Histogram
  readonly gap: Histogram
  readonly median: number
  readonly mean: number
  /** Share of queries whose best mutant scores above the canonical, beyond ε. */
  readonly shareBelow: number
  /** Share whose best mutant is within ε of the canonical. */
  readonly shareUnresolved: number
  /** Queries without both scores: outside every number. */
  readonly unknown: number
}

/**
 * Describes canonical − best failing mutant over the queries that know both scores; undefined
 * without one. `mutationTypes` narrows the mutants, as the paper does to the mechanical ones.
 */
export function gapDistribution(
  outcomes: readonly MeasuredOutcome[],
  options: { readonly bins?: number; readonly mutationTypes?: ReadonlySet<string> } = {},
): GapDistribution | undefined {
  const pairs = outcomes.flatMap(outcome => bestPair(outcome, options.mutationTypes) ?? [])
  if (pairs.length === 0) return undefined
  const canonical = pairs.map(pair => pair.canonical)
  const mutant = pairs.map(pair => pair.mutant)
  const gaps = pairs.map(pair => pair.canonical - pair.mutant)
  const bins = options.bins ?? 40
  const scores = rangeOf([...canonical, ...mutant])
  const share = (standing: string): number =>
    pairs.filter(pair => pair.standing === standing).length / pairs.length
  return {
    n: pairs.length,
    canonical: histogram(canonical, scores, bins),
    bestMutant: histogram(mutant, scores, bins),
    gap: histogram(gaps, rangeOf(gaps), bins),
    median: percentile(gaps, 50),
    mean: meanOf(gaps),
    shareBelow: share('above'),
    shareUnresolved: share('tied'),
    unknown: outcomes.length - pairs.length,
  }
}

function bestPair(
  { own, epsilon }: MeasuredOutcome,
  types: ReadonlySet<string> | undefined,
): { canonical: number; mutant: number; standing: string } | undefined {
  if (!Array.isArray(own)) return undefined
  const snippets: readonly OwnScore[] = own
  const canonical = bestCanonicalScore(snippets)
  const mutants = snippets.flatMap(({ role, passes, score, bugType = '' }) =>
    role === 'distractor' && !passes && score !== null && (types?.has(bugType) ?? true)
      ? [score]
      : [],
  )
  if (canonical === undefined || mutants.length === 0) return undefined
  const mutant = Math.max(...mutants)
  return { canonical, mutant, standing: standingOf(mutant, canonical, epsilon) }
}

interface Range {
  readonly low: number
  readonly high: number
}

function rangeOf(values: readonly number[]): Range {
  return values.reduce(
    ({ low, high }, value) => ({ low: Math.min(low, value), high: Math.max(high, value) }),
    { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY },
  )
}

function histogram(values: readonly number[], { low, high }: Range, bins: number): Histogram {
  // All values equal: one bin of unit width keeps the integral at 1.
  const binWidth = high > low ? (high - low) / bins : 1
  const counts = Array.from({ length: bins }, () => 0)
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor((value - low) / binWidth))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return { from: low, binWidth, densities: counts.map(count => count / (values.length * binWidth)) }
}
