import type { QueryCase } from '../evaluation/index.ts'
import { InputError, type MeasuredOutcome } from '../schema/index.ts'
import { hitTable } from './hit-table.ts'

/** What a matcher found. */
export interface Judgement {
  readonly pass: boolean
  /** Completes "expected query q_1 …", without "to": `rank its canonical first`. */
  readonly promise: string
  /** What was seen instead, one sentence that is true under `.not` too. */
  readonly happened: string
}

/** What `expect.extend` takes; `this` is Vitest's matcher state. */
export type MatcherResult = { readonly pass: boolean; readonly message: () => string }

/** The type of a matcher that only a query case has: `never` on another subject. */
export type OnQueryCase<T, Args extends readonly unknown[]> = [T] extends [QueryCase]
  ? (...args: Args) => Promise<void>
  : never

/** A matcher on a query case. */
export type QueryMatcher<Args extends readonly unknown[]> = (
  this: { readonly isNot?: boolean },
  received: unknown,
  ...args: Args
) => MatcherResult | Promise<MatcherResult>

/**
 * Makes a matcher of a judgement. A case that is settled is judged at once, another one after its
 * ranking; a fault of the ranking is thrown and so fails the test under `.not` too.
 */
export function queryMatcher<Args extends readonly unknown[]>(
  name: string,
  judge: (outcome: MeasuredOutcome, ...args: Args) => Judgement,
): QueryMatcher<Args> {
  return function (received, ...args) {
    const query = requireQueryCase(name, received)
    const isNot = this.isNot === true
    const conclude = (outcome: MeasuredOutcome): MatcherResult =>
      resultOf(name, query, outcome, { judgement: judge(outcome, ...args), isNot })
    const { settled } = query
    return settled === undefined ? query.rank().then(conclude) : conclude(settled)
  }
}

function resultOf(
  name: string,
  query: QueryCase,
  outcome: MeasuredOutcome,
  { judgement, isNot }: { judgement: Judgement; isNot: boolean },
): MatcherResult {
  const not = isNot ? 'not ' : ''
  return {
    pass: judgement.pass,
    message: () =>
      [
        `${name}: expected query ${query.query.id} ${not}to ${judgement.promise}`,
        judgement.happened,
        hitTable(query, outcome),
      ].join('\n'),
  }
}

function requireQueryCase(name: string, received: unknown): QueryCase {
  if (isQueryCase(received)) return received
  const shown = received === null ? 'null' : typeof received
  throw new InputError(
    `${name} must be called on a query case (from describeRetrieval or bindQuery), ` +
      `but received ${shown}.`,
  )
}

function isQueryCase(value: unknown): value is QueryCase {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'query-case'
  )
}
