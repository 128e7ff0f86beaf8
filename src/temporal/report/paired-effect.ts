import { clusterBootstrap, isDefined, signFlip, type Interval } from '../../stats/index.ts'

/** The published number of replicates. */
export const REPLICATES = 10_000
const SEED = 20_260_510 // ExecRetrieval §4
const FEWEST = 10
const FEWEST_CHANGES = 6 // five of one sign are p = .06 in the exact sign test

/** A difference that was seen on the same instances, with its cluster. */
export interface PairedValue {
  readonly value: number
  /** Instances of one cluster are drawn together. */
  readonly cluster: string
}

/** What a paired comparison shows. */
export interface PairedEffect {
  readonly n: number
  readonly clusters: number
  readonly mean: number
  readonly interval: Interval | undefined
  /** Two-sided sign-flip test over clusters. */
  readonly p: number
  /** Spread of single differences. */
  readonly sd: number
  readonly verdict: 'Established' | 'Not established' | 'too few'
  /** Why there are too few; empty otherwise. */
  readonly reason: string
}

/**
 * Mean of paired differences with the percentile interval of 10,000 resamples of whole clusters.
 * Established iff the interval excludes 0; too few below n = 10, below 6 non-zero differences, or
 * when all are equal.
 */
export function pairedEffect(
  values: readonly PairedValue[],
  options: { readonly replicates?: number; readonly seed?: number } = {},
): PairedEffect {
  const { replicates = REPLICATES, seed = SEED } = options
  const groups = [...Map.groupBy(values, ({ cluster }) => cluster).values()].map(group =>
    group.map(({ value }) => value),
  )
  const interval = clusterBootstrap(groups, { estimator: 'pooled', replicates, seed })
  const differences = values.map(({ value }) => value)
  const mean = meanOf(differences)
  const reason = tooFew(differences)
  const found = isDefined(interval) ? interval : undefined
  const isClear = found !== undefined && (found.low > 0 || found.high < 0)
  return {
    n: values.length,
    clusters: groups.length,
    mean,
    interval: found,
    p: signFlip(
      groups.map(group => group.reduce((a, b) => a + b, 0)),
      { seed },
    ),
    sd: deviation(differences, mean),
    verdict: reason !== '' ? 'too few' : isClear ? 'Established' : 'Not established',
    reason,
  }
}

/**
 * Instances that a paired comparison needs: ⌈((z₀.₉₇₅ + z₀.₈) · sd / effect)²⌉ for 80 % power at
 * 5 %; Infinity for an effect of 0.
 */
export function requiredInstances(sd: number, effect: number): number {
  const z = 1.959963984540054 + 0.8416212335729143
  return effect === 0 ? Number.POSITIVE_INFINITY : Math.ceil(((z * sd) / effect) ** 2)
}

function tooFew(differences: readonly number[]): string {
  const changed = differences.filter(value => value !== 0).length
  if (differences.length < FEWEST) return `n = ${differences.length} < ${FEWEST}`
  if (changed < FEWEST_CHANGES) return `${changed} differences < ${FEWEST_CHANGES}`
  return new Set(differences).size === 1 ? 'zero variance' : ''
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function deviation(values: readonly number[], mean: number): number {
  if (values.length < 2) return 0
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1))
}
