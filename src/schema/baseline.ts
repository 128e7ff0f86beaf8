import { z } from 'zod'
import { Pool } from './dataset.ts'

/** The per-query values of one run's gated metrics, kept to compare the next run with. */
export const BaselineRun = z.object({
  project: z.string(),
  dataset: z.object({ id: z.string(), sha256: z.string(), pool: Pool }),
  retriever: z.string(),
  recipe: z.object({ id: z.string(), version: z.string() }).optional(),
  tiePolicy: z.literal('pessimistic'),
  seed: z.int(),
  /** Sorted. */
  queryIds: z.array(z.string()),
  /** Metric name → one value per query, in the order of `queryIds`. */
  metrics: z.record(z.string(), z.array(z.number())),
})
export type BaselineRun = Readonly<z.infer<typeof BaselineRun>>

/** A committed baseline file. `checksum` = SHA-256 of the canonical JSON of `runs`. */
export const Baseline = z.object({
  schemaVersion: z.literal(1),
  checksum: z.string(),
  runs: z.array(BaselineRun),
})
export type Baseline = Readonly<z.infer<typeof Baseline>>
