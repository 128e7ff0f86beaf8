import type { QueryCase } from '../evaluation/index.ts'
import type { MutationType } from '../schema/index.ts'

/** A matcher that only a query case has: on another subject its type is `never`. */
type OnQueryCase<T, Args extends readonly unknown[]> = [T] extends [QueryCase]
  ? (...args: Args) => Promise<void>
  : never

/** The matchers on a query case. */
export interface QueryMatchers<T> {
  /** Passes when rank 1 is the canonical; a tie fails. */
  toRankCanonicalFirst: OnQueryCase<T, []>
  /** Passes when a snippet among the first k passes all tests (exec@k = 1). */
  toPassAt: OnQueryCase<T, [k: number]>
  /** Passes when the canonical scores strictly above every paired mutant (of that type). */
  toOutrankMutants: OnQueryCase<T, [type?: MutationType]>
  /** Passes when nDCG@k is at least `min`. */
  toReachNdcg: OnQueryCase<T, [min: number, options: { at: number }]>
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> extends QueryMatchers<T> {}
}
