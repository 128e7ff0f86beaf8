import { z } from 'zod'

const Interval = z.object({ low: z.number(), high: z.number() })
const UndefinedValue = z.object({ undefinedBecause: z.string() })

/** A gate verdict as results.json holds it; the evidence stays in its message. */
const StoredDecision = z.object({
  gate: z.int().nonnegative(),
  metric: z.string(),
  project: z.string(),
  retriever: z.string(),
  dataset: z.object({ id: z.string(), pool: z.string() }),
  stratum: z.string().optional(),
  reference: z.enum(['floor', 'baseline', 'anchor']),
  state: z.enum(['pass', 'fail', 'inconclusive', 'not-gated']),
  failsBuild: z.boolean(),
  message: z.string(),
})

/** exec@1 of a run against its baseline, with the names that say which run. */
const StoredComparison = z.object({
  project: z.string(),
  dataset: z.string(),
  pool: z.string(),
  retriever: z.string(),
  metric: z.string(),
  binary: z.boolean(),
  unshared: z.int().nonnegative(),
  n: z.int().nonnegative(),
  before: z.number(),
  after: z.number(),
  drop: z.number(),
  interval: z.union([Interval, UndefinedValue]),
  lost: z.array(z.string()),
  won: z.array(z.string()),
  p: z.number(),
  test: z.enum(['mcnemar', 'sign-flip']),
  noSignificance: z.string().optional(),
})
export type StoredComparison = Readonly<z.infer<typeof StoredComparison>>

/** What was planned, with its results. */
const StoredExperiment = z.object({
  sha256: z.string(),
  primaryMetric: z.string(),
  alpha: z.number(),
  smallestEffect: z.number(),
  requiredQueries: z.int().positive().nullable(),
  afterResults: z.boolean(),
  exclusions: z.array(z.string()),
  comparisons: z.array(
    z.object({
      kind: z.enum(['planned', 'exploratory']),
      first: z.string(),
      second: z.string(),
      metric: z.string(),
      difference: z.number(),
      interval: z.tuple([z.number(), z.number()]).nullable(),
      p: z.number(),
      adjustedP: z.number().nullable(),
      noSignificance: z.string().exactOptional(),
    }),
  ),
  deviations: z.array(z.string()),
})

/** What a results.json holds besides its runs. */
export const StoredVerdicts = z.looseObject({
  comparisons: z.array(StoredComparison),
  notes: z.array(z.object({ dataset: z.string(), pool: z.string(), note: z.string() })),
  experiment: StoredExperiment.optional(),
  gates: z.array(StoredDecision),
  problems: z.array(z.string()),
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(3)]),
})
export type StoredVerdicts = Readonly<z.infer<typeof StoredVerdicts>>
