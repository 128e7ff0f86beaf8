import { isDefined, ratioOfSums, type Interval } from '../../stats/index.ts'
import { pairOutcomes, type ArmOutcomes, type OutcomePair } from '../report/pair-outcomes.ts'
import { REPLICATES } from '../report/paired-effect.ts'
import { recallOf } from '../report/query-cost.ts'

/** What a leak is worth to one arm, in one split. */
export interface LeakWorth {
  readonly arm: string
  readonly split: string
  readonly n: number
  readonly recall: Change
  readonly hit: Change
}

/** A value on the contaminated and on the leak-free corpus. */
export interface Change {
  readonly contaminated: number
  readonly leakFree: number
  /** leakFree / contaminated − 1; undefined when nothing was found on the contaminated one. */
  readonly relative: number | undefined
  readonly interval: Interval | undefined
}

const SEED = 20_260_510 // ExecRetrieval §4

/** Compares an arm on a contaminated and a leak-free corpus, all splits and each. */
export function leakWorth(
  contaminated: ArmOutcomes,
  leakFree: ArmOutcomes,
  k = 10,
): readonly LeakWorth[] {
  const pairs = pairOutcomes(contaminated, leakFree)
  const splits = Map.groupBy(pairs, ({ before }) => before.strata?.['split'] ?? 'train')
  const groups = [['all', pairs] as const, ...[...splits].sort(([a], [b]) => (a > b ? -1 : 1))]
  return groups.map(([split, group]) => ({
    arm: leakFree.arm,
    split,
    n: group.length,
    recall: changeOf(group, outcome => recallOf(outcome, k)),
    hit: changeOf(group, outcome => (recallOf(outcome, k) > 0 ? 1 : 0)),
  }))
}

function changeOf(
  pairs: readonly OutcomePair[],
  valueOf: (outcome: OutcomePair['before']) => number,
): Change {
  const clusters = [
    ...Map.groupBy(pairs, ({ before }) => before.cluster ?? before.queryId).values(),
  ]
  const sumOf = (side: keyof OutcomePair): readonly number[] =>
    clusters.map(group => group.reduce((sum, pair) => sum + valueOf(pair[side]), 0))
  const [before, after] = [sumOf('before'), sumOf('after')]
  const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
  const ratio = ratioOfSums(after, before, { seed: SEED, replicates: REPLICATES })
  const n = Math.max(1, pairs.length)
  return {
    contaminated: total(before) / n,
    leakFree: total(after) / n,
    relative: total(before) === 0 ? undefined : total(after) / total(before) - 1,
    interval: isDefined(ratio) ? { low: ratio.low - 1, high: ratio.high - 1 } : undefined,
  }
}
