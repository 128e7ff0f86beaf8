import { measure } from '../metrics/index.ts'
import { InputError, type MeasuredOutcome } from '../schema/index.ts'
import { queryMatcher, type Judgement, type OnQueryCase } from './query-matcher.ts'

/** Passes when recall@k of the gold snippets is at least `min` in the worst tie order. */
export const toRecallGold = queryMatcher('toRecallGold', judgeRecall)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when at least the share `min` of the gold is among the first `at` hits. */
    toRecallGold: OnQueryCase<T, [min: number, options: { at: number }]>
  }
}

function judgeRecall(outcome: MeasuredOutcome, min: number, { at }: { at: number }): Judgement {
  if (!(min > 0 && min <= 1)) {
    throw new InputError(
      `toRecallGold must be given a share above 0 and up to 1, but received ${min}. ` +
        'Write for example 0.5 for half of the gold.',
    )
  }
  const { pessimistic } = measure(`recall@${at}`, outcome)
  const found = Math.round(pessimistic * outcome.totals.gold)
  return {
    pass: pessimistic >= min,
    promise: `have at least ${min} of its gold among its first ${at} hits`,
    happened: `${found} of ${outcome.totals.gold} gold snippets are among the first ${at}`,
  }
}
