import { InputError } from '../schema/index.ts'
import type { Ranking } from './ranking.ts'

/** A tie group as a relevance metric sees it: its size and the gains of its relevant members. */
export interface TieGains {
  readonly size: number
  /** Positive gains, rising; members without one have gain 0. */
  readonly gains: readonly number[]
}

/** A ranking reduced to gains, with the gains of everything relevant, falling. */
export interface GradedRanking {
  readonly groups: readonly TieGains[]
  readonly relevant: readonly number[]
}

/** Which snippets a metric counts: those that pass the tests, the canonicals, or all own ones. */
export type Relevance = 'passing' | 'gold' | 'own'

/** The three readings of a ranking whose last tie group may go on: equal when it cannot. */
export interface Continuations {
  /** Everything unseen that is not relevant stands in the last group. */
  readonly pessimistic: GradedRanking
  /** Everything unseen stands in the last group, in random order. */
  readonly expected: GradedRanking
  /** Everything unseen that is relevant stands in the last group. */
  readonly optimistic: GradedRanking
}

const known = new WeakMap<Ranking, Map<Relevance, Continuations>>()

/**
 * Reduces a ranking to one kind of relevance and closes an open last group in three ways. A board
 * asks twenty metrics of every ranking, so that each ranking is reduced once per relevance.
 * @throws InputError when a group counts more members than it has
 */
export function continuationsOf(ranking: Ranking, relevance: Relevance): Continuations {
  const reductions = known.get(ranking) ?? new Map<Relevance, Continuations>()
  const reduced = reductions.get(relevance) ?? reduce(ranking, relevance)
  known.set(ranking, reductions.set(relevance, reduced))
  return reduced
}

function reduce(ranking: Ranking, relevance: Relevance): Continuations {
  const groups = ranking.groups.map(group => binaryGains(group.size, group[relevance]))
  const seen = groups.reduce((sum, group) => sum + group.gains.length, 0)
  const total = Math.max(totalOf(ranking, relevance), seen)
  const closed = { groups, relevant: ones(total) }
  const last = groups.at(-1)
  if (!ranking.open || last === undefined) {
    return { pessimistic: closed, expected: closed, optimistic: closed }
  }
  const returned = groups.reduce((sum, group) => sum + group.size, 0)
  const unseen = Math.max(0, ranking.totals.corpus - returned)
  const good = Math.min(unseen, total - seen)
  const extend = (more: number, moreGood: number): GradedRanking => ({
    ...closed,
    groups: [...groups.slice(0, -1), binaryGains(last.size + more, last.gains.length + moreGood)],
  })
  return {
    pessimistic: extend(unseen - good, 0),
    expected: extend(unseen, good),
    optimistic: extend(good, good),
  }
}

/** Groups are small and millions: their gains are shared instead of made anew. */
const MOST_SHARED = 24
const ONES: readonly (readonly number[])[] = Array.from({ length: MOST_SHARED + 1 }, (_, count) =>
  Array.from({ length: count }, () => 1),
)
const SMALL_GROUPS: readonly (readonly TieGains[])[] = ONES.map((_, size) =>
  ONES.slice(0, size + 1).map((_, good) => makeGains(size, good)),
)

/** How many snippets of the whole corpus are relevant. */
function totalOf({ totals }: Ranking, relevance: Relevance): number {
  if (relevance === 'own') return totals.passing + totals.failingOwn
  return totals[relevance]
}

function binaryGains(size: number, good: number): TieGains {
  if (good > size) {
    throw new InputError(
      `A tie group of ${size} snippets must not count more than ${size} relevant ones, but ` +
        `counts ${good}. Check the program that wrote this outcome.`,
    )
  }
  return SMALL_GROUPS[size]?.[good] ?? makeGains(size, good)
}

function makeGains(size: number, good: number): TieGains {
  return { size, gains: ones(good) }
}

function ones(count: number): readonly number[] {
  return ONES[count] ?? Array.from({ length: count }, () => 1)
}
