import {
  mcnemarExact,
  signFlip,
  tango,
  type Interval,
  type UndefinedValue,
} from '../stats/index.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { meanInterval } from './mean-interval.ts'

/** Two readings of one metric on the same queries. */
export interface PairedVectors {
  readonly binary: boolean
  readonly queryIds: readonly string[]
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** What changed from one reading to the other. */
export interface PairedChange {
  readonly n: number
  readonly before: number
  readonly after: number
  /** before − after. */
  readonly drop: number
  /** 95 % interval of the drop: Tango's for binary metrics, else BCa. */
  readonly interval: Interval | UndefinedValue
  /** Queries whose value fell, sorted. */
  readonly lost: readonly string[]
  /** Queries whose value rose, sorted. */
  readonly won: readonly string[]
  /** Two-sided against no drop: exact McNemar for binary metrics, else sign-flip. */
  readonly p: number
  readonly test: 'mcnemar' | 'sign-flip'
}

/**
 * Compares two readings of a metric query by query. Without a changed query the drop is exactly
 * [0, 0] and p is 1: on these queries there is nothing left to estimate.
 */
export function compareVectors(vectors: PairedVectors, options: ComparisonOptions): PairedChange {
  const { queryIds, before, after } = vectors
  const changes = dropsOf(vectors)
  const lost = queryIds.filter((_, at) => (changes[at] ?? 0) > 0)
  const won = queryIds.filter((_, at) => (changes[at] ?? 0) < 0)
  const n = queryIds.length
  const sums = { before: sum(before), after: sum(after) }
  const drop = vectors.binary ? lost.length - won.length : sum(changes)
  return {
    n,
    before: n === 0 ? 0 : sums.before / n,
    after: n === 0 ? 0 : sums.after / n,
    drop: n === 0 ? 0 : drop / n,
    interval: dropInterval(vectors, changes, options),
    lost: [...lost].sort(),
    won: [...won].sort(),
    p: vectors.binary ? mcnemarExact(lost.length, won.length) : signFlipOf(changes, options),
    test: vectors.binary ? 'mcnemar' : 'sign-flip',
  }
}

/** Rounding in the last bits of a metric is no change. */
const NOISE = 1e-12

/** before − after of every query, rounding noise taken out. */
export function dropsOf({ before, after }: PairedVectors): readonly number[] {
  return before.map((value, at) => {
    const drop = value - (after[at] ?? value)
    return Math.abs(drop) <= NOISE ? 0 : drop
  })
}

/** Two-sided sign-flip p value of differences, with the options of a comparison. */
export function signFlipOf(differences: readonly number[], options: ComparisonOptions): number {
  const { seed, signFlips } = options
  return signFlip(differences, {
    seed,
    ...(signFlips === undefined ? {} : { replicates: signFlips }),
  })
}

function dropInterval(
  { binary }: PairedVectors,
  changes: readonly number[],
  options: ComparisonOptions,
): Interval | UndefinedValue {
  const lost = changes.filter(change => change > 0).length
  const won = changes.filter(change => change < 0).length
  return binary || (lost + won === 0 && changes.length > 0)
    ? binaryInterval(lost, won, changes.length)
    : meanInterval(changes, options)
}

/**
 * 95 % interval of the drop of a binary metric: Tango's; exactly [0, 0] when no query changed,
 * for on these queries nothing is left to estimate.
 */
export function binaryInterval(lost: number, won: number, n: number): Interval {
  return n > 0 && lost + won === 0 ? { low: 0, high: 0 } : tango(lost, won, n)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
