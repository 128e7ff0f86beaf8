import type { MutantCase, VariantScores } from '../evaluation/index.ts'
import { InputError } from '../schema/index.ts'
import type { QueryMatcher } from './query-matcher.ts'

/** The type of a matcher that only a bound mutant has: `never` on another subject. */
export type OnMutantCase<T, Args extends readonly unknown[]> = [T] extends [MutantCase]
  ? (...args: Args) => Promise<void>
  : never

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when the canonical scores strictly above this mutant or stack; a tie fails. */
    toBeOutranked: OnMutantCase<T, []>
  }
}

/**
 * Passes when the canonical scores strictly above this mutant or stack: by more than the score
 * difference that counts as a tie. A fault of the retriever throws under `.not` too.
 */
export const toBeOutranked: QueryMatcher<[]> = function (received) {
  const bound = requireMutantCase(received)
  const not = this.isNot === true ? 'not ' : ''
  return bound.compare().then(scores => ({
    pass: scores.gap > scores.epsilon,
    message: () =>
      [
        `toBeOutranked: expected ${bound.mutant.id} ${not}to be outranked by the canonical of ` +
          `query ${bound.mutant.query.id}`,
        happenedLine(bound, scores),
        '',
        ...editTable(bound),
      ].join('\n'),
  }))
}

function happenedLine({ retriever, mutant }: MutantCase, scores: VariantScores): string {
  const { canonical, variant, gap, epsilon, verdict } = scores
  const [high, low] = [canonical.toPrecision(6), variant.toPrecision(6)]
  const relation =
    Math.abs(gap) <= epsilon ? 'a tie' : gap > 0 ? 'outranked' : `the ${mutant.kind} wins`
  return (
    `${retriever} scores the canonical ${high} and the ${mutant.kind} ${low}: ${relation}` +
    (verdict.kind === 'execution' ? `; the ${mutant.kind} ${testsText(verdict.labels)}` : '')
  )
}

function testsText(labels: readonly string[]): string {
  if (labels.length === 0) return 'cannot pass'
  const failed = labels.filter(label => label !== 'pass').length
  return `fails ${failed} of ${labels.length} tests`
}

function editTable({ mutant }: MutantCase): readonly string[] {
  return mutant.edits.map(
    ({ type, line, before, after }) => `  L${line}  ${type}  ${quoted(before)} → ${quoted(after)}`,
  )
}

const MOST = 60 // a removed branch may have a screen of lines

function quoted(text: string): string {
  return JSON.stringify(text.length > MOST ? `${text.slice(0, MOST)}…` : text)
}

function requireMutantCase(received: unknown): MutantCase {
  if (!isMutantCase(received)) {
    const shown = received === null ? 'null' : typeof received
    throw new InputError(
      `toBeOutranked must be called on bindMutant(mutant, { retriever, dataset }), but received ` +
        `${shown}.`,
    )
  }
  if (received.mutant.kind !== 'equivalent') return received
  throw new InputError(
    `toBeOutranked must be called on a mutant or a stack, but ${received.mutant.id} is a rewrite: ` +
      'it is as right as the canonical. Compare its scores by bindMutant(…).compare().',
  )
}

function isMutantCase(value: unknown): value is MutantCase {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'mutant-case'
  )
}
