import type { MeasuredOutcome } from '../schema/index.ts'
import { execKeeping, rankOneContest } from './kept-distractors.ts'
import { meanOf } from './metric-vectors.ts'

/** exec@1*: exec@1 over every draw of mutants instead of one. */
export interface ExecOneStar {
  readonly kept: number
  readonly n: number
  /** Pessimistic mean; unresolved queries count as misses. */
  readonly value: number
  readonly expected: number
  /** Unresolved queries count as hits. */
  readonly optimistic: number
  /** Standard error over queries, of the exact per-query values. */
  readonly queryError: number
  /** Standard error that one random draw of mutants would add. */
  readonly drawError: number
  /** Queries whose judged ranks hold own mutants only. */
  readonly unresolved: number
  /** One exact pessimistic value per query, sorted by id: what paired tests compare. */
  readonly perQuery: readonly { readonly queryId: string; readonly value: number }[]
}

/**
 * Computes exec@1* on outcomes of the `all-mutants` pool: with V verified mutants, b of them at or
 * above the canonical and nothing foreign above, E = C(V − b, kept) / C(V, kept) (kept = 4 as in
 * the base pool). In [0, 1]; all numbers 0 without a query.
 */
export function execOneStar(outcomes: readonly MeasuredOutcome[], kept: number = 4): ExecOneStar {
  const values = outcomes.map(outcome => {
    const contest = rankOneContest(outcome)
    return contest === undefined
      ? { pessimistic: 0, expected: 0, optimistic: 1 }
      : execKeeping(contest, kept)
  })
  const exact = values.map(each => each.pessimistic)
  const n = outcomes.length
  const draws = exact.reduce((sum, value) => sum + value * (1 - value), 0)
  return {
    kept,
    n,
    value: meanOf(exact),
    expected: meanOf(values.map(each => each.expected)),
    optimistic: meanOf(values.map(each => each.optimistic)),
    queryError: standardError(exact),
    drawError: n === 0 ? 0 : Math.sqrt(draws) / n,
    unresolved: outcomes.filter(outcome => rankOneContest(outcome) === undefined).length,
    perQuery: outcomes.map(({ queryId }, at) => ({ queryId, value: exact[at] ?? 0 })),
  }
}

function standardError(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
