import { percentile } from '../../stats/index.ts'
import { costPerSuccess, DEFAULT_BUDGET } from './cost-summary.ts'
import { pairOutcomes, type ArmOutcomes, type OutcomePair } from './pair-outcomes.ts'
import { pairedEffect, type PairedEffect } from './paired-effect.ts'
import { censoredCost, queryCost, type Accounting } from './query-cost.ts'

/** How the cost of two arms differs, by every statistic that was ever published for it. */
export interface CostChange {
  readonly before: string
  readonly after: string
  readonly accounting: Accounting
  readonly budget: number
  readonly n: number
  /** Change of Σ tokens / successes; undefined without successes. */
  readonly ratioOfSums: number | undefined
  /** Published, biased upwards: mean of y/x − 1. */
  readonly meanRelative: number
  /** The same with the arms swapped: both can be positive. */
  readonly meanRelativeSwapped: number
  /** exp(s²/2) − 1: what `meanRelative` shows on average when nothing changed. */
  readonly inflation: number
  /** exp(mean log ratio) − 1: swapping the arms inverts it. */
  readonly geometric: number
  /** Median ratio − 1. */
  readonly median: number
  readonly cheaper: number
  readonly dearer: number
  readonly equal: number
  /** Log ratio of censored costs, clustered by commit. */
  readonly logRatio: PairedEffect
  readonly hitChange: number
  readonly verdict: string
}

/** Compares tokens to the first gold; failures pay the budget. */
export function costChange(
  before: ArmOutcomes,
  after: ArmOutcomes,
  options: { readonly k?: number; readonly accounting?: Accounting; readonly budget?: number } = {},
): CostChange {
  const { k = 10, accounting = 'file', budget = DEFAULT_BUDGET } = options
  const pairs = pairOutcomes(before, after)
  const costs = pairs.map(pair => costsOf(pair, { k, accounting, budget }))
  const logs = costs.map(({ x, y }) => Math.log(y / x))
  const logRatio = pairedEffect(
    pairs.map(({ before: { cluster, queryId } }, at) => ({
      value: logs[at] ?? 0,
      cluster: cluster ?? queryId,
    })),
  )
  const hitChange = mean(costs.map(({ hits }) => hits))
  return {
    before: before.arm,
    after: after.arm,
    accounting,
    budget,
    n: pairs.length,
    ratioOfSums: changeOfSums(pairs, k, accounting),
    meanRelative: mean(costs.map(({ x, y }) => y / x)) - 1,
    meanRelativeSwapped: mean(costs.map(({ x, y }) => x / y)) - 1,
    inflation: Math.exp(logRatio.sd ** 2 / 2) - 1,
    geometric: Math.exp(logRatio.mean) - 1,
    median:
      costs.length === 0
        ? 0
        : percentile(
            costs.map(({ x, y }) => y / x),
            50,
          ) - 1,
    cheaper: logs.filter(log => log < 0).length,
    dearer: logs.filter(log => log > 0).length,
    equal: logs.filter(log => log === 0).length,
    logRatio,
    hitChange,
    verdict: verdictOf(logRatio, hitChange),
  }
}

interface PairCosts {
  readonly x: number
  readonly y: number
  /** +1 when only the second arm finds gold, −1 when only the first does. */
  readonly hits: number
}

function costsOf(
  { before, after }: OutcomePair,
  {
    k,
    accounting,
    budget,
  }: { readonly k: number; readonly accounting: Accounting; readonly budget: number },
): PairCosts {
  const [x, y] = [queryCost(before, k, accounting), queryCost(after, k, accounting)]
  return {
    x: censoredCost(x, budget),
    y: censoredCost(y, budget),
    hits: Number(y.isFound) - Number(x.isFound),
  }
}

function changeOfSums(
  pairs: readonly OutcomePair[],
  k: number,
  accounting: Accounting,
): number | undefined {
  const perSuccess = (side: keyof OutcomePair): number | undefined => {
    const costs = pairs.map(pair => queryCost(pair[side], k, accounting))
    const total = costs.reduce((sum, { tokens }) => sum + tokens, 0)
    return costPerSuccess(total, costs.filter(({ isFound }) => isFound).length)
  }
  const [x, y] = [perSuccess('before'), perSuccess('after')]
  return x === undefined || y === undefined || x === 0 ? undefined : y / x - 1
}

function verdictOf({ verdict, mean: log, reason }: PairedEffect, hitChange: number): string {
  if (verdict === 'too few') return `too few (${reason})`
  if (verdict === 'Not established') return 'Not established'
  if (log > 0) return 'Costs more'
  return hitChange >= 0 ? 'Costs less' : 'Costs less, but finds less'
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
