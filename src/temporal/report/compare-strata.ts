import { holm } from '../../stats/index.ts'
import { pairOutcomes, strataOf, type ArmOutcomes, type OutcomePair } from './pair-outcomes.ts'
import {
  pairedEffect,
  requiredInstances,
  type PairedEffect,
  type PairedValue,
} from './paired-effect.ts'
import { recallOf } from './query-cost.ts'

/** A comparison in one stratum. */
export interface StratumRow extends PairedEffect {
  readonly stratum: string
  readonly hitBefore: number
  readonly hitAfter: number
  /** Holm-adjusted over the strata of this comparison. */
  readonly adjustedP: number
  /** Instances for 80 % power at the wanted effect. */
  readonly required: number
}

/** Two arms compared in every stratum. */
export interface StrataComparison {
  readonly before: string
  readonly after: string
  /** Smallest effect that the required n is computed for. */
  readonly effect: number
  readonly rows: readonly StratumRow[]
  /** Mean of the repositories' means: each repository weighs the same. */
  readonly repositoryWeighted: number
  /** Whole epochs drawn; undefined when their windows share commits, or there is one epoch. */
  readonly byEpoch: PairedEffect | undefined
  readonly byEpochNote: string
  /** Sensitivity: queries that share gold files, directly or through others, are drawn together. */
  readonly byComponent: PairedEffect | undefined
  /** Interval and verdict of the first n instances. */
  readonly growth: readonly PairedEffect[]
}

const EFFECT = 0.05
const GROWTH = [25, 50, 100, 151, 200, 300, 400, 518, 662, 1_000]
const FEWEST_EPOCHS = 10

/** How two arms are compared. */
export interface CompareOptions {
  readonly k?: number
  /** Smallest effect that the required n is computed for; 0.05 when absent. */
  readonly effect?: number
  /** Query id → its component of shared gold files, see `goldComponents`. */
  readonly componentOf?: ReadonlyMap<string, string>
}

/** Compares recall@10 of two arms, clustered by commit. */
export function compareStrata(
  before: ArmOutcomes,
  after: ArmOutcomes,
  { k = 10, effect = EFFECT, componentOf }: CompareOptions = {},
): StrataComparison {
  const pairs = pairOutcomes(before, after)
  const byStratum = new Map<string, OutcomePair[]>()
  for (const pair of pairs) {
    for (const stratum of [...strataOf(pair.before), spanStratum(pair)]) {
      byStratum.set(stratum, [...(byStratum.get(stratum) ?? []), pair])
    }
  }
  // A stratum that holds every instance says the same again.
  const telling = [...byStratum].filter(
    ([stratum, group]) => stratum === 'all instances' || group.length < pairs.length,
  )
  const strata = telling.sort(([a], [b]) =>
    a === 'all instances' ? -1 : b === 'all instances' ? 1 : a < b ? -1 : 1,
  )
  const effects = strata.map(([, group]) => pairedEffect(group.map(pair => difference(pair, k))))
  const adjusted = holm(effects.map(({ p }) => p))
  return {
    before: before.arm,
    after: after.arm,
    effect,
    rows: strata.map(([stratum, group], at) => ({
      ...(effects[at] ?? pairedEffect([])),
      stratum,
      hitBefore: hitRate(group.map(pair => recallOf(pair.before, k))),
      hitAfter: hitRate(group.map(pair => recallOf(pair.after, k))),
      adjustedP: adjusted[at] ?? 1,
      required: requiredInstances(effects[at]?.sd ?? 0, effect),
    })),
    repositoryWeighted: repositoryMean(pairs, k),
    ...epochEffect(pairs, k),
    byComponent: componentOf && componentEffect(pairs, k, componentOf),
    growth: growthOf(pairs, k),
  }
}

function difference({ before, after }: OutcomePair, k: number): PairedValue {
  return {
    value: recallOf(after, k) - recallOf(before, k),
    cluster: before.cluster ?? before.queryId,
  }
}

function spanStratum({ after }: OutcomePair): string {
  return after.hits.some(({ span }) => span !== undefined) ? 'received a span' : 'received no span'
}

function hitRate(recalls: readonly number[]): number {
  return recalls.filter(recall => recall > 0).length / Math.max(1, recalls.length)
}

function repositoryMean(pairs: readonly OutcomePair[], k: number): number {
  const groups = [
    ...Map.groupBy(pairs, ({ before }) => before.strata?.['repository'] ?? before.domain).values(),
  ]
  const means = groups.map(
    group => group.reduce((sum, pair) => sum + difference(pair, k).value, 0) / group.length,
  )
  return means.reduce((sum, mean) => sum + mean, 0) / Math.max(1, means.length)
}

/** Epochs that share commits repeat each other: drawing them would look far too sure. */
function epochEffect(
  pairs: readonly OutcomePair[],
  k: number,
): Pick<StrataComparison, 'byEpoch' | 'byEpochNote'> {
  const epochOf = ({ before }: OutcomePair): string => before.strata?.['epoch'] ?? ''
  const epochs = new Set(pairs.map(epochOf))
  if (epochs.size < 2) return { byEpoch: undefined, byEpochNote: 'one epoch' }
  const clusters = Map.groupBy(pairs, ({ before }) => before.cluster ?? before.queryId)
  if ([...clusters.values()].some(group => group.length > 1)) {
    return { byEpoch: undefined, byEpochNote: 'windows share commits: not resampled by epoch' }
  }
  const byEpoch = pairedEffect(
    pairs.map(pair => ({ ...difference(pair, k), cluster: epochOf(pair) })),
  )
  const note =
    epochs.size < FEWEST_EPOCHS ? `only ${epochs.size} epochs: too narrow an interval` : ''
  return { byEpoch, byEpochNote: note }
}

function componentEffect(
  pairs: readonly OutcomePair[],
  k: number,
  componentOf: ReadonlyMap<string, string>,
): PairedEffect {
  const clusterOf = ({ before }: OutcomePair): string =>
    componentOf.get(before.queryId) ?? before.queryId
  return pairedEffect(pairs.map(pair => ({ ...difference(pair, k), cluster: clusterOf(pair) })))
}

function growthOf(pairs: readonly OutcomePair[], k: number): readonly PairedEffect[] {
  const sizes = GROWTH.filter(size => size < pairs.length)
  return [...sizes, pairs.length].map(size =>
    pairedEffect(pairs.slice(0, size).map(pair => difference(pair, k))),
  )
}
