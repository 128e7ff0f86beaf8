import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { InfrastructureError, Pool } from '../../schema/index.ts'
import { prettyJson } from '../pretty-json.ts'

const PlannedComparison = z.object({
  first: z.string().min(1),
  second: z.string().min(1),
  metric: z.string().min(1),
})

/** What was decided before anything was measured. */
export const ExperimentPlan = z.object({
  dataset: z.object({
    id: z.string(),
    sha256: z.string(),
    pool: Pool,
    queries: z.int().positive(),
  }),
  primaryMetric: z.string().min(1),
  /** The family of tests: p values are adjusted over these and no others. */
  comparisons: z.array(PlannedComparison).min(1),
  alpha: z.number().gt(0).lt(0.5),
  /** The smallest difference that matters. */
  smallestEffect: z.number().gt(0).lte(1),
  power: z.object({
    wanted: z.number().gt(0).lt(1),
    /** The assumed share of queries on which two retrievers differ. */
    discordance: z.number().gt(0).lte(1),
    /** alpha / comparisons: Holm's strictest level. */
    alpha: z.number().gt(0).lt(0.5),
    /** Queries that find the smallest effect; null when no number up to 100,000 does. */
    requiredQueries: z.int().positive().nullable(),
    /** The power that the dataset's queries have. */
    reached: z.number().min(0).max(1),
  }),
  /** Queries or cases that are left out, and why, in words. */
  exclusions: z.array(z.string()),
  /** True when results on this dataset were there already: nothing is then planned. */
  afterResults: z.boolean(),
})
export type ExperimentPlan = Readonly<z.infer<typeof ExperimentPlan>>

const ExperimentFile = z.object({
  schemaVersion: z.literal(1),
  /** SHA-256 (hex) of the plan as JSON with sorted keys. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  plan: ExperimentPlan,
})

/** A plan with the hash that stands for it. */
export interface Experiment {
  readonly sha256: string
  readonly plan: ExperimentPlan
}

/** Returns the file `experiment.json` of a plan. */
export function experimentFile(plan: ExperimentPlan): string {
  return prettyJson({ schemaVersion: 1, sha256: experimentHash(plan), plan })
}

/** SHA-256 (hex) of a plan as JSON with sorted keys. */
export function experimentHash(plan: ExperimentPlan): string {
  const sorted = JSON.stringify(plan, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(sorted).digest('hex')
}

/**
 * Reads an `experiment.json`.
 * @throws InfrastructureError when it is unreadable, of another shape, or was changed afterwards
 */
export async function readExperiment(path: string): Promise<Experiment> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw unreadable(path, 'it cannot be read', cause)
  })
  const parsed = ExperimentFile.safeParse(parseJson(text))
  if (!parsed.success) throw unreadable(path, z.prettifyError(parsed.error))
  const { sha256, plan } = parsed.data
  if (experimentHash(plan) === sha256) return { sha256, plan }
  throw unreadable(path, 'its hash does not match its plan: it was changed after it was made')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unreadable(path: string, reason: string, cause?: unknown): InfrastructureError {
  return new InfrastructureError(
    `The experiment ${path} must be a plan of "vitest-retrieval plan", but ${reason}. ` +
      'Restore it from version control, or plan anew.',
    { cause },
  )
}
