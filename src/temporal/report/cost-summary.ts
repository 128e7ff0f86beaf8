import type { MeasuredOutcome } from '../../schema/index.ts'
import { censoredCost, queryCost, recallOf, type Accounting } from './query-cost.ts'

/** The costs of one arm over its queries; every mean is 0 on no query. */
export interface CostSummary {
  readonly n: number
  readonly recall: number
  readonly hitRate: number
  /** Mean tokens to the first gold, a failure charged with the served list (published). */
  readonly tokens: number
  /** Mean with every failure at the budget. */
  readonly censored: number
  readonly filesOpened: number
  /** Σ tokens / number of hits; undefined without a hit. */
  readonly perSuccess: number | undefined
}

/** What a summary is made with. */
export interface CostOptions {
  /** Served hits; 10 by default. */
  readonly k?: number
  readonly accounting?: Accounting
  /** Tokens that a failure pays; `DEFAULT_BUDGET` when absent. */
  readonly budget?: number
}

/** Tokens that an agent spends at most on finding a file: a usual context window. */
export const DEFAULT_BUDGET = 200_000

/** The window sizes of a serve-window sweep. */
export const SERVE_WINDOWS = [1, 2, 3, 5, 10, 20] as const

/** Sums up what an arm costs. */
export function summarizeCost(
  outcomes: readonly MeasuredOutcome[],
  { k = 10, accounting = 'file', budget = DEFAULT_BUDGET }: CostOptions = {},
): CostSummary {
  const costs = outcomes.map(outcome => queryCost(outcome, k, accounting))
  const found = costs.filter(({ isFound }) => isFound).length
  const total = sum(costs.map(({ tokens }) => tokens))
  const n = Math.max(1, outcomes.length)
  return {
    n: outcomes.length,
    recall: sum(outcomes.map(outcome => recallOf(outcome, k))) / n,
    hitRate: found / n,
    tokens: total / n,
    censored: sum(costs.map(cost => censoredCost(cost, budget))) / n,
    filesOpened: sum(costs.map(({ opened }) => opened)) / n,
    perSuccess: costPerSuccess(total, found),
  }
}

/** Σ tokens / successes (published): undefined without a success. */
export function costPerSuccess(totalTokens: number, successes: number): number | undefined {
  return successes === 0 ? undefined : totalTokens / successes
}

/** Returns the summary at every window size that was judged. */
export function serveWindows(
  outcomes: readonly MeasuredOutcome[],
  options: Omit<CostOptions, 'k'> = {},
): readonly (CostSummary & { readonly k: number })[] {
  const deepest = Math.min(...outcomes.map(({ k }) => k))
  return SERVE_WINDOWS.filter(k => k <= deepest).map(k => ({
    k,
    ...summarizeCost(outcomes, { ...options, k }),
  }))
}

/** The share of queries whose first gold is reached within each number of tokens. */
export function hitCurve(
  outcomes: readonly MeasuredOutcome[],
  budgets: readonly number[],
  k = 10,
): readonly { readonly budget: number; readonly hitRate: number }[] {
  const costs = outcomes.map(outcome => queryCost(outcome, k))
  return budgets.map(budget => ({
    budget,
    hitRate:
      costs.filter(({ isFound, tokens }) => isFound && tokens <= budget).length /
      Math.max(1, costs.length),
  }))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
