import { liftOf } from '../metrics/index.ts'
import { holm, type Interval, type UndefinedValue } from '../stats/index.ts'
import { signFlipOf } from './compare-vectors.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { meanInterval } from './mean-interval.ts'
import { meanOf, metricVectors, type MetricVectors } from './metric-vectors.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

/** A retriever measured in the star pool (`base`) and in the balanced one. */
export interface PoolPair {
  readonly star: RunOutcomes
  readonly balanced: RunOutcomes
}

/** Whether a retriever profits from the star shape of the base pool. */
export interface StarEffect {
  readonly retriever: string
  readonly n: number
  /** Lift of exec@1 over chance in either pool; null where chance is 1. */
  readonly starLift: number | null
  readonly balancedLift: number | null
  /** Star − balanced lift on the queries of both pools; null where a lift is. */
  readonly difference: number | null
  readonly interval: Interval | UndefinedValue | null
  readonly p: number
  /** Adjusted by Holm over the retrievers. */
  readonly adjustedP: number
  /** True when the lifts differ significantly: part of the score may come from the pool's shape. */
  readonly isFlagged: boolean
}

/**
 * Compares the lift of every retriever in both pools, query by query: in the star every mutant is
 * one edit from the canonical and two from each other, so that the centre of the group gives it
 * away.
 */
export function starVersusBalanced(
  pairs: readonly PoolPair[],
  options: ComparisonOptions & { readonly alpha?: number },
): readonly StarEffect[] {
  const effects = pairs.map(pair => effectOf(pair, options))
  const adjusted = holm(effects.map(({ p }) => p))
  return effects.map((effect, at) => {
    const adjustedP = adjusted[at] ?? 1
    return Object.assign(effect, { adjustedP, isFlagged: adjustedP < (options.alpha ?? 0.05) })
  })
}

function effectOf(
  { star, balanced }: PoolPair,
  options: ComparisonOptions,
): Omit<StarEffect, 'adjustedP' | 'isFlagged'> {
  const shared = sharedIds(star, balanced)
  const [one, two] = [star, balanced].map(run =>
    metricVectors(
      measuredOf(run).filter(({ queryId }) => shared.has(queryId)),
      'exec@1',
    ),
  )
  const starLifts = liftsOf(one)
  const balancedLifts = liftsOf(two)
  const differences = starLifts.map((lift, at) => lift - (balancedLifts[at] ?? 0))
  const isKnown = starLifts.length > 0 && starLifts.length === balancedLifts.length
  return {
    retriever: star.header.retriever,
    n: shared.size,
    starLift: starLifts.length === 0 ? null : meanOf(starLifts),
    balancedLift: balancedLifts.length === 0 ? null : meanOf(balancedLifts),
    difference: isKnown ? meanOf(differences) : null,
    interval: isKnown ? meanInterval(differences, options) : null,
    p: isKnown ? signFlipOf(differences, options) : 1,
  }
}

function sharedIds(star: RunOutcomes, balanced: RunOutcomes): ReadonlySet<string> {
  const ids = new Set(measuredOf(balanced).map(({ queryId }) => queryId))
  return new Set(
    measuredOf(star)
      .map(({ queryId }) => queryId)
      .filter(id => ids.has(id)),
  )
}

/**
 * Every query's share of the lift: their mean is the lift of the mean. Empty where it is undefined.
 */
function liftsOf(vectors: MetricVectors | undefined): readonly number[] {
  const floor = meanOf(vectors?.floor ?? [])
  return (vectors?.expected ?? []).flatMap(value => liftOf(value, floor) ?? [])
}
