import { InputError, type MeasuredOutcome } from '../schema/index.ts'
import { queryMatcher, type Judgement, type OnQueryCase } from './query-matcher.ts'

/**
 * Passes when reading the hits in order reaches the first gold within that many tokens. A hit with a
 * span is charged with the span; ties are read in the worst order.
 */
export const toFindGoldWithin = queryMatcher('toFindGoldWithin', judgeCost)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when the first gold is reached within so many tokens of the ranking. */
    toFindGoldWithin: OnQueryCase<T, [tokens: number]>
  }
}

function judgeCost(outcome: MeasuredOutcome, tokens: number): Judgement {
  const promise = `reach its first gold within ${tokens} tokens`
  const read = tokensRead(outcome)
  const first = outcome.hits.findIndex(({ verdict }) => verdict.passes)
  if (first < 0) {
    return {
      pass: false,
      promise,
      happened: `no gold is among the first ${outcome.k} hits (${read} tokens)`,
    }
  }
  return {
    pass: read <= tokens,
    promise,
    happened: `the first gold is at rank ${first + 1}, ${read} tokens in`,
  }
}

/** Tokens of the hits up to the first gold, of all of them when there is none. */
function tokensRead({ hits, queryId }: MeasuredOutcome): number {
  const first = hits.findIndex(({ verdict }) => verdict.passes)
  return hits.slice(0, first < 0 ? hits.length : first + 1).reduce((sum, hit) => {
    const cost = hit.span?.tokens ?? hit.tokens
    if (cost !== undefined) return sum + cost
    throw new InputError(
      `toFindGoldWithin needs the cost of every hit, but "${hit.id}" of query ${queryId} has none. ` +
        'Use a dataset of temporalSplit.',
    )
  }, 0)
}
