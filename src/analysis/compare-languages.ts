import { InputError, type MeasuredOutcome } from '../schema/index.ts'
import { compareSides, measureRun, type Comparison } from './compare-runs.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { intervalPair, type IntervalPair } from './interval-pair.ts'
import { meanInterval } from './mean-interval.ts'
import { ownPairsOf } from './own-pairs.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

/** How much more the failing snippets of one language deceive than those of another. */
export interface DeceptionByLanguage extends IntervalPair {
  /** Tasks whose own snippets are scored on both sides. */
  readonly n: number
  /** Mean over the tasks of the share of their failing snippets that score at least as high. */
  readonly before: number
  readonly after: number
  /** before − after. */
  readonly drop: number
}

/** One retriever on the same tasks in two languages. */
export interface LanguageComparison {
  readonly languages: readonly [string, string]
  /** Snippets in each corpus: a retriever that is fitted on its corpus differs by that too. */
  readonly corpora: readonly [number, number]
  readonly exec: Comparison
  readonly deception: DeceptionByLanguage | { readonly notMeasured: string }
}

/**
 * Compares two runs on the same tasks in two languages: exec@1 and deception, task by task, with 95 %
 * intervals of the paired differences. A task has the same query id in both languages.
 * @throws InputError when the runs share no task, or one id is of different domains
 */
export function compareLanguages(
  first: RunOutcomes,
  second: RunOutcomes,
  options: ComparisonOptions,
): LanguageComparison {
  const pairs = pairedOutcomes(first, second)
  const exec = compareSides(measureRun(first, 'exec@1'), measureRun(second, 'exec@1'), options)
  return {
    languages: [languageOf(first), languageOf(second)],
    corpora: [first.header.dataset.corpus, second.header.dataset.corpus],
    exec,
    deception: deceptionDifference(pairs, options),
  }
}

type OutcomePair = readonly [MeasuredOutcome, MeasuredOutcome]

function pairedOutcomes(first: RunOutcomes, second: RunOutcomes): readonly OutcomePair[] {
  const others = new Map(measuredOf(second).map(outcome => [outcome.queryId, outcome]))
  return measuredOf(first).flatMap((outcome): readonly OutcomePair[] => {
    const other = others.get(outcome.queryId)
    if (other === undefined) return []
    if (other.domain === outcome.domain) return [[outcome, other]]
    throw new InputError(
      `A query id must be of one task in both languages, but ${outcome.queryId} is of ` +
        `${outcome.domain} and of ${other.domain}. Measure two pools of one dataset.`,
    )
  })
}

function languageOf(run: RunOutcomes): string {
  const languages = new Set(run.outcomes.map(({ language }) => language))
  return [...languages].toSorted().join(', ')
}

function deceptionDifference(
  pairs: readonly OutcomePair[],
  options: ComparisonOptions,
): LanguageComparison['deception'] {
  const shares = pairs.flatMap(pair => {
    const [before, after] = pair.map(deceivingShare)
    return before === undefined || after === undefined ? [] : [{ before, after }]
  })
  if (shares.length === 0) return { notMeasured: 'no task has scored snippets in both languages' }
  const [before, after] = [
    mean(shares.map(each => each.before)),
    mean(shares.map(each => each.after)),
  ]
  return {
    n: shares.length,
    before,
    after,
    drop: before - after,
    ...intervalPair(
      meanInterval(
        shares.map(each => each.before - each.after),
        options,
      ),
    ),
  }
}

/** The share of a query's failing snippets that score at least as high as its canonical. */
function deceivingShare(outcome: MeasuredOutcome): number | undefined {
  const { pairs } = ownPairsOf(outcome)
  const deceiving = pairs.filter(({ standing }) => standing !== 'below').length
  return pairs.length === 0 ? undefined : deceiving / pairs.length
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
