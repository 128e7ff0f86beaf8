import { measure } from '../metrics/index.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import { queryMatcher, type Judgement, type OnQueryCase } from './query-matcher.ts'

/** Passes when nDCG@k of the canonical is at least `min` in the worst tie order. */
export const toReachNdcg = queryMatcher('toReachNdcg', judgeNdcg)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when nDCG@k is at least `min`. */
    toReachNdcg: OnQueryCase<T, [min: number, options: { at: number }]>
  }
}

function judgeNdcg(outcome: MeasuredOutcome, min: number, options: { at: number }): Judgement {
  const metric = `nDCG@${options.at}`
  const { pessimistic } = measure(metric, outcome)
  return {
    pass: pessimistic >= min,
    promise: `reach ${metric} ${min}`,
    happened: `${metric} is ${pessimistic.toFixed(4)}`,
  }
}
