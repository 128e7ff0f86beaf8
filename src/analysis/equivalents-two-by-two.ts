import { holm, type Interval, type UndefinedValue } from '../stats/index.ts'
import type { MeasuredOutcome, OwnScore } from '../schema/index.ts'
import { signFlipOf } from './compare-vectors.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { meanInterval } from './mean-interval.ts'
import { meanOf } from './metric-vectors.ts'
import { standingOf } from './own-pairs.ts'

/** The four snippets of one query: two styles, each right and with the same bug. */
export interface StyleQuad {
  readonly queryId: string
  readonly canonical: string
  readonly canonicalBug: string
  readonly rewrite: string
  readonly rewriteBug: string
}

/** How one side of the quads scores against the other. */
export interface PairedEffect {
  readonly effect: string
  /** Mean score difference. */
  readonly difference: number
  /** 95 %, BCa over queries. */
  readonly interval: Interval | UndefinedValue
  readonly p: number
  /** Adjusted by Holm over the four effects. */
  readonly adjustedP: number
  /** Shares of queries in which the first side scores higher, and within ε. */
  readonly shareAbove: number
  readonly shareTied: number
}

/** Correctness and style told apart, so that a rewrite's size does not pass for its correctness. */
export interface TwoByTwo {
  readonly n: number
  /** Quads without all four scores. */
  readonly unknown: number
  readonly effects: readonly PairedEffect[]
}

type Corner = Exclude<keyof StyleQuad, 'queryId'>

const EFFECTS: readonly { readonly effect: string; readonly sides: readonly [Corner, Corner] }[] = [
  { effect: 'correctness within the canonical style', sides: ['canonical', 'canonicalBug'] },
  { effect: 'correctness within the rewritten style', sides: ['rewrite', 'rewriteBug'] },
  { effect: 'style among right snippets', sides: ['canonical', 'rewrite'] },
  { effect: 'style among wrong snippets', sides: ['canonicalBug', 'rewriteBug'] },
]

/**
 * Computes the 2 × 2 of style and correctness per query: {canonical, rewrite} × {right, same bug}.
 * Undefined without a quad whose four scores are known.
 */
export function equivalentsTwoByTwo(
  outcomes: readonly MeasuredOutcome[],
  quads: readonly StyleQuad[],
  options: ComparisonOptions,
): TwoByTwo | undefined {
  const byQuery = new Map(outcomes.map(outcome => [outcome.queryId, outcome]))
  const scored = quads.flatMap(quad => scoresOf(quad, byQuery.get(quad.queryId)) ?? [])
  if (scored.length === 0) return undefined
  const plain = EFFECTS.map(({ effect, sides }) => effectOf(effect, sides, { scored, options }))
  const adjusted = holm(plain.map(({ p }) => p))
  const effects = plain.map((each, at) => Object.assign(each, { adjustedP: adjusted[at] ?? 1 }))
  return { n: scored.length, unknown: quads.length - scored.length, effects }
}

type QuadScores = Readonly<Record<Corner, number>> & { readonly epsilon: number }

function scoresOf(quad: StyleQuad, outcome: MeasuredOutcome | undefined): QuadScores | undefined {
  if (outcome === undefined || !Array.isArray(outcome.own)) return undefined
  const own: readonly OwnScore[] = outcome.own
  const scoreOf = (id: string): number | null => own.find(each => each.id === id)?.score ?? null
  const canonical = scoreOf(quad.canonical)
  const canonicalBug = scoreOf(quad.canonicalBug)
  const rewrite = scoreOf(quad.rewrite)
  const rewriteBug = scoreOf(quad.rewriteBug)
  if (canonical === null || canonicalBug === null || rewrite === null || rewriteBug === null) {
    return undefined
  }
  return { canonical, canonicalBug, rewrite, rewriteBug, epsilon: outcome.epsilon }
}

function effectOf(
  effect: string,
  [first, second]: readonly [Corner, Corner],
  {
    scored,
    options,
  }: { readonly scored: readonly QuadScores[]; readonly options: ComparisonOptions },
): Omit<PairedEffect, 'adjustedP'> {
  const differences = scored.map(quad => quad[first] - quad[second])
  const standings = scored.map(quad => standingOf(quad[first], quad[second], quad.epsilon))
  const share = (standing: string): number =>
    standings.filter(each => each === standing).length / standings.length
  return {
    effect,
    difference: meanOf(differences),
    interval: meanInterval(differences, options),
    p: signFlipOf(differences, options),
    shareAbove: share('above'),
    shareTied: share('tied'),
  }
}
