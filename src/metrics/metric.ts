import { InputError } from '../schema/index.ts'
import type { Bounds, Ranking } from './ranking.ts'
import { bestOrder, hasOneOrder, worstOrder } from './tie-orders.ts'
import {
  continuationsOf,
  type Continuations,
  type GradedRanking,
  type Relevance,
} from './tied-gains.ts'

/** One ranking → one number at a cutoff, with its bounds over ties. */
export interface Metric {
  /** As printed, without cutoff: `exec`, `nDCG`, … */
  readonly name: string
  /** True when every query's value is 0 or 1 in a definite order. */
  readonly binary: boolean
  at(ranking: Ranking, k: number): Bounds
  /** The expected value when the query's own snippets alone are ranked, in random order. */
  floor?(totals: Ranking['totals'], k: number): number
  /** The same metric on graded relevance judgements, for metrics that read gold. */
  ofGraded?(ranking: GradedRanking, k: number): Bounds
}

/** What makes a relevance metric: its value for a definite order, and its mean over tie orders. */
export interface RelevanceMetric {
  readonly name: string
  readonly binary: boolean
  readonly relevance: Relevance
  /** The value of a definite order; `gains` are those of ranks 1…k, fewer for a short list. */
  ordered(gains: readonly number[], relevant: readonly number[], k: number): number
  /** The mean of `ordered` over all orders inside the tie groups, in closed form. */
  expected(ranking: GradedRanking, k: number): number
}

/** Makes a metric of its value for a definite order and its mean over tie orders. */
export function relevanceMetric(definition: RelevanceMetric): Metric {
  const { name, binary, relevance } = definition
  const at = (ranking: Ranking, k: number): Bounds => {
    checkCutoff(name, k, ranking.k)
    return boundsOf(definition, continuationsOf(ranking, relevance), k)
  }
  return {
    name,
    binary,
    at,
    ...(relevance === 'own'
      ? {}
      : { floor: (totals, k) => at(ownInRandomOrder(totals), k).expected }),
    ...(relevance === 'gold'
      ? { ofGraded: (ranking, k) => gradedBounds(definition, ranking, k) }
      : {}),
  }
}

function gradedBounds(definition: RelevanceMetric, ranking: GradedRanking, k: number): Bounds {
  checkCutoff(definition.name, k, undefined)
  return boundsOf(definition, { pessimistic: ranking, expected: ranking, optimistic: ranking }, k)
}

function boundsOf(definition: RelevanceMetric, readings: Continuations, k: number): Bounds {
  const { pessimistic, expected, optimistic } = readings
  const worst = definition.ordered(worstOrder(pessimistic, k), pessimistic.relevant, k)
  // Where ties mix nothing, all three readings are one order: most queries, and exactly equal.
  if (pessimistic === optimistic && hasOneOrder(pessimistic)) {
    return { pessimistic: worst, expected: worst, optimistic: worst }
  }
  return {
    pessimistic: worst,
    expected: definition.expected(expected, k),
    optimistic: definition.ordered(bestOrder(optimistic, k), optimistic.relevant, k),
  }
}

/** The ranking of a scorer that finds the query's own snippets and cannot tell them apart. */
function ownInRandomOrder(totals: Ranking['totals']): Ranking {
  const { passing, gold, failingOwn } = totals
  const size = passing + failingOwn
  const groups = size === 0 ? [] : [{ size, passing, gold, own: size }]
  return { groups, open: false, totals }
}

/**
 * Refuses cutoffs that are no rank, or that lie below the judged ranks: a rank that nobody judged
 * is not a miss.
 * @throws InputError
 */
export function checkCutoff(name: string, k: number, depth: number | undefined): void {
  if (k !== Number.POSITIVE_INFINITY && (!Number.isInteger(k) || k < 1)) {
    throw new InputError(`The cutoff of ${name} must be an integer from 1 on, but is ${k}.`)
  }
  if (depth !== undefined && k > depth) {
    const isUncut = k === Number.POSITIVE_INFINITY
    const wanted = isUncut ? `${name} without a cutoff` : `${name}@${k}`
    const needed = isUncut ? 'the whole ranking' : `at least ${k} judged ranks`
    throw new InputError(
      `${wanted} needs ${needed}, but this run judged ${depth}. Use ${name}@${depth}, or measure ` +
        'with a larger k.',
    )
  }
}
