import { holm, poissonBinomialTest, wilson } from '../stats/index.ts'
import { BLIND_SCORERS, wordsOf, type BlindScorer, type WordStatistics } from './blind-scorers.ts'

/** A query's own snippets as a blind scorer may see them; `passes` is what it must not guess. */
export interface BlindGroup {
  readonly queryId: string
  readonly snippets: readonly { readonly text: string; readonly passes: boolean }[]
}

/** How well a scorer does that never reads the query. */
export interface BlindResult {
  readonly name: string
  readonly kind: BlindScorer['kind']
  readonly n: number
  /** Queries in which several snippets share the highest score. */
  readonly tied: number
  /** Queries in which a passing snippet is picked; a tie counts its passing share. */
  readonly hits: number
  /** hits / n; null without a query. */
  readonly rate: number | null
  /** Wilson. */
  readonly interval: readonly [number, number] | null
  /** Mean chance of the same queries: passing / snippets. */
  readonly floor: number | null
  /**
   * Exact two-sided Poisson-binomial p value of the rounded hits against chance. Ties only take
   * variance away, so that the test is conservative where there are many.
   */
  readonly p: number
  /** Adjusted by Holm over the per-snippet scorers; null for pool-aware ones. */
  readonly adjustedP: number | null
  /** A per-snippet scorer that beats, or falls below, chance by more than it should. */
  readonly isBiased: boolean
}

/** A truly null scorer strays 2 points in 5 % of runs at n = 1,000 (notes on blind baselines). */
const LARGEST_DISTANCE = 0.025
const ALPHA = 0.05
/** Sums in another order differ in the last bits, which must not break a tie. */
const ROUNDING = 1e-9

/**
 * Lets every blind scorer pick a snippet. Per-snippet scorers must be at chance: biased =
 * Holm-adjusted p < 0.05 *and* more than 2.5 points off. Pool-aware ones are reported, for the
 * pool's shape is known to give the canonical away.
 */
export function blindBaselines(groups: readonly BlindGroup[]): readonly BlindResult[] {
  const words = wordStatistics(groups)
  const plain = BLIND_SCORERS.map(scorer => pick(scorer, groups, words))
  const tested = plain.filter(({ kind }) => kind === 'per-snippet')
  const adjusted = holm(tested.map(({ p }) => p))
  return plain.map(result => {
    const at = tested.indexOf(result)
    const adjustedP = at < 0 ? null : (adjusted[at] ?? 1)
    const distance = Math.abs((result.rate ?? 0) - (result.floor ?? 0))
    const isBiased = adjustedP !== null && adjustedP < ALPHA && distance > LARGEST_DISTANCE
    return Object.assign({}, result, { adjustedP, isBiased })
  })
}

function pick(
  scorer: BlindScorer,
  groups: readonly BlindGroup[],
  words: WordStatistics,
): Omit<BlindResult, 'adjustedP' | 'isBiased'> {
  const picks = groups
    .filter(({ snippets }) => snippets.length > 0)
    .map(({ snippets }) => {
      const scores = scorer.score(
        snippets.map(({ text }) => text),
        words,
      )
      const highest = Math.max(...scores) - ROUNDING
      const best = snippets.filter((_, at) => (scores[at] ?? 0) >= highest)
      const chance = snippets.filter(({ passes }) => passes).length / snippets.length
      return { best, chance }
    })
  const n = picks.length
  const hits = picks.reduce((sum, { best }) => sum + passingShare(best), 0)
  const chances = picks.map(({ chance }) => chance)
  const { low, high } = wilson(Math.round(hits), n)
  return {
    name: scorer.name,
    kind: scorer.kind,
    n,
    tied: picks.filter(({ best }) => best.length > 1).length,
    hits,
    rate: n === 0 ? null : hits / n,
    interval: n === 0 ? null : [low, high],
    floor: n === 0 ? null : chances.reduce((sum, chance) => sum + chance, 0) / n,
    p: poissonBinomialTest(Math.round(hits), chances),
  }
}

function passingShare(best: BlindGroup['snippets']): number {
  return best.filter(({ passes }) => passes).length / best.length
}

function wordStatistics(groups: readonly BlindGroup[]): WordStatistics {
  const texts = groups.flatMap(({ snippets }) => snippets.map(({ text }) => text))
  const frequencies = new Map<string, number>()
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) {
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
    }
  }
  return { snippets: texts.length, frequencyOf: word => frequencies.get(word) ?? 0 }
}
