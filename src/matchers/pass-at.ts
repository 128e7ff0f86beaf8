import { measure } from '../metrics/index.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import { queryMatcher, type Judgement, type OnQueryCase } from './query-matcher.ts'

/** Passes when a snippet among the first k passes all tests (exec@k = 1), also in the worst tie order. */
export const toPassAt = queryMatcher('toPassAt', judgePassAt)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when a snippet among the first k passes all tests (exec@k = 1). */
    toPassAt: OnQueryCase<T, [k: number]>
  }
}

function judgePassAt(outcome: MeasuredOutcome, k: number): Judgement {
  const { pessimistic, optimistic } = measure(`exec@${k}`, outcome)
  const passing = outcome.hits.findIndex(hit => hit.verdict.passes)
  const seen =
    passing < 0
      ? `no snippet among the first ${outcome.k} passes`
      : `the first passing snippet is at rank ${passing + 1}`
  const tie = pessimistic === optimistic ? '' : ', and ties decide whether it counts'
  return {
    pass: pessimistic === 1,
    promise: `have a passing snippet among its first ${k} hits`,
    happened: `${seen}${tie}`,
  }
}
