// Compiled by `npm run types`: a line below `@ts-expect-error` that compiles is an error.
import { inject, type TestContext } from 'vitest'
import type { QueryOutcome, RunHeader } from '../schema/index.ts'
import './index.ts'

/** What users may read of a test case, of its suite and of the plugin; never called. */
export function metaAndContext({ task }: TestContext): readonly unknown[] {
  const outcome: QueryOutcome | undefined = task.meta.retrieval
  const header: RunHeader | undefined = task.suite?.meta.retrievalRun
  const sample: number | undefined = inject('retrieval')?.sample
  // @ts-expect-error an outcome is no number
  const wrong: number = task.meta.retrieval
  // @ts-expect-error nothing else is provided
  const unknown: unknown = inject('retrieval')?.model
  return [outcome, header, sample, wrong, unknown]
}
