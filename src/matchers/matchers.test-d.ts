// Compiled by `npm run types`: a line below `@ts-expect-error` that compiles is an error.
import { expect } from 'vitest'
import type { EvaluatedRun, MutantCase, QueryCase } from '../evaluation/index.ts'
import type { BaselineRun } from '../schema/index.ts'
import './index.ts'

declare const run: EvaluatedRun
declare const query: QueryCase
declare const mutant: MutantCase
declare const baseline: BaselineRun

/** What compiles and what does not; never called. */
export async function promises(): Promise<void> {
  await expect(run).toReach('exec@1', 0.25)
  await expect(run).not.toReach('exec@1', 0.25, { bound: 'point' })
  await expect.soft(run).toReach('exec@1', 0.25)
  await expect(Promise.resolve(run)).resolves.toReach('exec@1', 0.25)
  await expect(run).toDeceiveAtMost(0.4, { type: 'wrong_comparison' })
  await expect(run).toHoldAgainst('benchmarks/baseline.json', { metric: 'nDCG@10' })
  await expect(run).toHoldAgainst(baseline)
  await expect(run).toHoldAgainst(run)
  await expect(query).toRankCanonicalFirst()
  await expect(mutant).toBeOutranked()
  await expect(mutant).not.toBeOutranked()

  // @ts-expect-error -- a query case is no run
  await expect(query).toReach('exec@1', 0.25)
  // @ts-expect-error -- a run that is not awaited is no run
  await expect(Promise.resolve(run)).toReach('exec@1', 0.25)
  // @ts-expect-error -- a query case is no mutant
  await expect(query).toBeOutranked()
  // @ts-expect-error -- a run is no query case
  await expect(run).toRankCanonicalFirst()
  // @ts-expect-error -- text is no run
  await expect('results.json').toHoldAgainst(baseline)
  // @ts-expect-error -- the threshold is missing
  await expect(run).toReach('exec@1')
  // @ts-expect-error -- no such bound
  await expect(run).toReach('exec@1', 0.25, { bound: 'mean' })
  // @ts-expect-error -- no such mutation type
  await expect(run).toDeceiveAtMost(0.4, { type: 'typo' })
}
