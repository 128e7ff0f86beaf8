import { z } from 'zod'
import { InputError } from '../schema/index.ts'

/*
 * The files of a released bundle that hold results and tests. Unknown keys are kept: the bundle's
 * documentation shows examples, not a schema.
 */

/** One of the ten ranks that a bundle stores per query. */
const StoredHit = z.looseObject({
  rank: z.int().positive(),
  corpus_id: z.string(),
  similarity: z.number(),
  passes_all_tests: z.boolean(),
  test_results: z.array(z.string()).optional(),
})
export type StoredHit = Readonly<z.infer<typeof StoredHit>>

/** `results/<model>.json`. */
const StoredSystem = z.looseObject({
  model: z.string().min(1),
  ks: z.array(z.int().positive()).optional(),
  metrics: z.record(z.string(), z.unknown()),
  per_query: z.array(
    z.looseObject({
      query_id: z.string(),
      correct_corpus_ids: z.array(z.string()).optional(),
      top_results: z.array(StoredHit),
    }),
  ),
})
export type StoredSystem = Readonly<z.infer<typeof StoredSystem>>

/** An interval of `tests/confidence_intervals.json` or `paired_difference_intervals.json`. */
const StoredInterval = z.looseObject({
  mean: z.number().optional(),
  mean_difference: z.number().optional(),
  ci95_low: z.number(),
  ci95_high: z.number(),
  n: z.int().positive().optional(),
  bootstrap_samples: z.int().positive().optional(),
  seed: z.int().nonnegative().optional(),
})
export type StoredInterval = Readonly<z.infer<typeof StoredInterval>>

/** A metric of a pair in `tests/pairwise_tests.json`; exec alone has counts. */
const StoredPairTest = z.looseObject({
  a_only: z.int().nonnegative().optional(),
  b_only: z.int().nonnegative().optional(),
  both: z.int().nonnegative().optional(),
  neither: z.int().nonnegative().optional(),
  a_rate: z.number().optional(),
  b_rate: z.number().optional(),
  delta: z.number().optional(),
  mcnemar_exact_p: z.number().optional(),
  bootstrap_ci_95: z.tuple([z.number(), z.number()]).optional(),
})
export type StoredPairTest = Readonly<z.infer<typeof StoredPairTest>>

/** Something stored by name, then by metric (`exec@1`), in the order of the file. */
export type ByMetric<T> = ReadonlyMap<string, ReadonlyMap<string, T>>

/** Parses `results/<model>.json`; undefined for the other files of that folder. */
export function parseStoredSystem(text: string, file: string): StoredSystem | undefined {
  const json = parseJson(text, file)
  if (!isObject(json) || !('model' in json) || !('per_query' in json)) return undefined
  const parsed = StoredSystem.safeParse(json)
  if (parsed.success) return parsed.data
  throw new InputError(
    `${file} must hold a model's metrics and ranks, but:\n${z.prettifyError(parsed.error)}`,
  )
}

/** The metrics of a stored system by name: nested ones (`exec` → `1`) become `exec@1`. */
export function storedMetrics({ metrics }: StoredSystem): ReadonlyMap<string, number> {
  const flat = Object.entries(metrics).flatMap(([name, value]) =>
    isObject(value)
      ? Object.entries(value).map(
          ([k, inner]) => [`${name}@${k.replace(/^@/, '')}`, inner] as const,
        )
      : [[name, value] as const],
  )
  return new Map(
    flat.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  )
}

/** Parses intervals by name and metric. */
export function parseStoredIntervals(text: string, file: string): ByMetric<StoredInterval> {
  return byMetric(text, file, value => StoredInterval.safeParse(value).data)
}

/** Parses the pairwise tests by pair and metric. */
export function parseStoredPairs(text: string, file: string): ByMetric<StoredPairTest> {
  return byMetric(text, file, value => {
    const parsed = StoredPairTest.safeParse(value).data
    const isTest = parsed?.bootstrap_ci_95 !== undefined || parsed?.a_only !== undefined
    return isTest ? parsed : undefined
  })
}

/** Walks down to the objects that are entries; what stands above them are name and metric. */
function byMetric<T>(
  text: string,
  file: string,
  read: (value: unknown) => T | undefined,
): ByMetric<T> {
  const found = new Map<string, Map<string, T>>()
  const walk = (value: unknown, path: readonly string[]): void => {
    if (!isObject(value)) return
    const entry = path.length >= 2 ? read(value) : undefined
    if (entry === undefined) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
      return
    }
    // "exec" → "1" and "exec@1" are both in use.
    const last = path.at(-1) ?? ''
    const isCutoff = /^@?\d+$/.test(last)
    const metric = isCutoff ? `${path.at(-2)}@${last.replace('@', '')}` : last
    const name = path.at(isCutoff ? -3 : -2) ?? ''
    found.set(name, (found.get(name) ?? new Map<string, T>()).set(metric, entry))
  }
  walk(parseJson(text, file), [])
  return found
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InputError(`${file} must be JSON, but is not. Download the bundle again.`, { cause })
  }
}
