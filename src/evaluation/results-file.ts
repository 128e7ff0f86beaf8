import { z } from 'zod'
import { Pool, RecipeSummary } from '../schema/index.ts'

/** The version of results.json that can be read. */
const RESULTS_VERSION = 1

const StoredRunState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('complete') }),
  z.object({ kind: z.literal('partial'), reason: z.string() }),
  z.object({ kind: z.literal('broken'), reason: z.string() }),
])

/** What a results.json says of one run, without the numbers that its outcomes give again. */
export const StoredRow = z.looseObject({
  project: z.string(),
  dataset: z.object({
    id: z.string(),
    sha256: z.string(),
    queries: z.int().positive(),
    corpus: z.int().positive(),
  }),
  pool: Pool,
  retriever: z.string().min(1),
  recipe: RecipeSummary.optional(),
  k: z.int().positive(),
  state: StoredRunState,
  seed: z.int().nonnegative(),
  replicates: z.int().positive(),
  counts: z.object({
    expected: z.int().positive(),
    measured: z.int().nonnegative(),
    failed: z.int().nonnegative(),
  }),
})
export type StoredRow = Readonly<z.infer<typeof StoredRow>>

/** A results.json as far as its runs are read from it; the rest is kept as it is. */
export const ResultsFile = z.looseObject({
  schemaVersion: z.literal(RESULTS_VERSION),
  runs: z.array(StoredRow),
  environment: z.looseObject({
    timings: z.array(
      z.looseObject({
        project: z.string(),
        dataset: z.string(),
        pool: Pool,
        retriever: z.string(),
        searchMsMean: z.number().nonnegative(),
      }),
    ),
  }),
})
export type ResultsFile = Readonly<z.infer<typeof ResultsFile>>
