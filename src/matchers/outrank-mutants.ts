import {
  InputError,
  type MeasuredOutcome,
  type MutationType,
  type OwnScore,
} from '../schema/index.ts'
import { queryMatcher, type Judgement, type OnQueryCase } from './query-matcher.ts'

/** Passes when the canonical scores strictly above every paired mutant, or every one of `type`. */
export const toOutrankMutants = queryMatcher('toOutrankMutants', judgeMutants)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when the canonical scores strictly above every paired mutant (of that type). */
    toOutrankMutants: OnQueryCase<T, [type?: MutationType]>
  }
}

function judgeMutants(outcome: MeasuredOutcome, type?: MutationType): Judgement {
  const own = ownScoresOf(outcome)
  const canonical = Math.max(...own.filter(isCanonical).map(scoreOf))
  const mutants = own.filter(
    snippet => snippet.role === 'distractor' && (type === undefined || snippet.bugType === type),
  )
  const deceiving = mutants.filter(mutant => scoreOf(mutant) >= canonical - outcome.epsilon)
  const kind = type === undefined ? 'mutants' : `${type} mutants`
  return {
    pass: deceiving.length === 0,
    promise: `score its canonical above all of its ${mutants.length} ${kind}`,
    happened:
      deceiving.length === 0
        ? `the canonical scores ${canonical.toPrecision(6)}, above every one of them`
        : `the canonical scores ${canonical.toPrecision(6)}, ${listOf(deceiving)}`,
  }
}

function ownScoresOf(outcome: MeasuredOutcome): readonly OwnScore[] {
  if ('notMeasured' in outcome.own) {
    throw new InputError(
      `toOutrankMutants needs the scores of the query's own snippets, but they are not measured: ` +
        `${outcome.own.notMeasured}. Give the retriever a score() function.`,
    )
  }
  return outcome.own
}

function isCanonical(snippet: OwnScore): boolean {
  return snippet.role === 'canonical'
}

/** A snippet that the retriever left out of its full ranking scores below all that it ranked. */
function scoreOf(snippet: OwnScore): number {
  return snippet.score ?? Number.NEGATIVE_INFINITY
}

function listOf(deceiving: readonly OwnScore[]): string {
  const shown = deceiving.map(
    mutant =>
      `${mutant.id} (${mutant.bugType ?? 'unknown type'}) ${scoreOf(mutant).toPrecision(6)}`,
  )
  return `not above ${shown.join(', ')}`
}
