import { clusteredRateInterval } from '../stats/index.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import { intervalPair } from './interval-pair.ts'
import { ownPairsOf, type OwnPair } from './own-pairs.ts'

/** How often a failing snippet scores at least as high as the canonical, in one group of pairs. */
export interface DeceptionRate {
  readonly pairs: number
  readonly queries: number
  /** score(mutant) ≥ score(canonical) − ε (ExecRetrieval §4); contains the tied pairs. */
  readonly deceived: number
  readonly tied: number
  readonly rate: number
  readonly tiedRate: number
  /** 95 %, pairs clustered by query; null where it is undefined, with the reason. */
  readonly interval: readonly [number, number] | null
  readonly noInterval?: string
}

/** The deception of the pairs that share a label, such as a mutation type or a domain. */
export interface LabelledDeception extends DeceptionRate {
  readonly label: string
}

/** The deception of one run. */
export interface Deception extends DeceptionRate {
  /** Pairs without a score: outside every rate. */
  readonly unknown: number
  /** Queries whose own scores the retriever did not tell: outside every rate. */
  readonly unscoredQueries: number
  /** By mutation type, most pairs first. */
  readonly byType: readonly LabelledDeception[]
}

/** Returns how often the query's failing snippets deceive, or why that is not known. */
export function deceptionOf(
  outcomes: readonly MeasuredOutcome[],
): Deception | { readonly notMeasured: string } {
  const reasons = outcomes.flatMap(({ own }) => ('notMeasured' in own ? [own.notMeasured] : []))
  const perQuery = outcomes.map(ownPairsOf)
  const pairs = perQuery.flatMap(query => query.pairs)
  const unknown = perQuery.reduce((sum, query) => sum + query.unknown, 0)
  if (pairs.length === 0) {
    const [reason = 'no query has a scored canonical and mutant'] = reasons
    return { notMeasured: reason }
  }
  return {
    ...deceptionRate(pairs),
    unknown,
    unscoredQueries: reasons.length,
    byType: deceptionBy(pairs, pair => pair.bugType),
  }
}

/** Splits pairs by a label and returns the rate of each part, most pairs first. */
export function deceptionBy(
  pairs: readonly OwnPair[],
  labelOf: (pair: OwnPair) => string,
): readonly LabelledDeception[] {
  const groups = [...Map.groupBy(pairs, labelOf)]
  groups.sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
  return groups.map(([label, group]) => labelled(label, group))
}

function labelled(label: string, pairs: readonly OwnPair[]): LabelledDeception {
  return { label, ...deceptionRate(pairs) }
}

/** Returns the deception rate of pairs with its interval, clustered by query. */
export function deceptionRate(pairs: readonly OwnPair[]): DeceptionRate {
  const deceived = pairs.filter(({ standing }) => standing !== 'below').length
  const tied = pairs.filter(({ standing }) => standing === 'tied').length
  const clusters = [...Map.groupBy(pairs, pair => pair.queryId).values()].map(group => ({
    successes: group.filter(({ standing }) => standing !== 'below').length,
    n: group.length,
  }))
  return {
    pairs: pairs.length,
    queries: clusters.length,
    deceived,
    tied,
    rate: deceived / pairs.length,
    tiedRate: tied / pairs.length,
    ...intervalPair(clusteredRateInterval(clusters)),
  }
}
