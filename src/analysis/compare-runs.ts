import { parseMetric } from '../metrics/index.ts'
import { InputError, type BaselineRun } from '../schema/index.ts'
import { compareVectors, type PairedChange, type PairedVectors } from './compare-vectors.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { metricVectors, type MetricVectors } from './metric-vectors.ts'
import { pairByQuery, type Paired } from './pair-by-query.ts'
import { refusalOf } from './refusal.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

/** A paired comparison of a metric between two runs, or a run and its baseline. */
export interface Comparison extends PairedChange {
  readonly metric: string
  readonly binary: boolean
  /** Queries that only one side has: outside the comparison. */
  readonly unshared: number
  /** Set when failed queries forbid any claim of significance; p is then not to be shown. */
  readonly noSignificance?: string
}

/** A run with one metric measured on it. */
export interface MeasuredRun {
  readonly run: RunOutcomes
  readonly vectors: MetricVectors
}

/** Measures one metric on a run. */
export function measureRun(run: RunOutcomes, metric: string): MeasuredRun {
  return { run, vectors: metricVectors(measuredOf(run), metric) }
}

/**
 * Compares two runs query by query; `drop` is first − second, `lost` passes only in the first.
 * @throws InputError when the runs answer different questions or share no query
 */
export function compareRuns(
  first: RunOutcomes,
  second: RunOutcomes,
  metric: string,
  options: ComparisonOptions,
): Comparison {
  return compareMeasured(measureRun(first, metric), measureRun(second, metric), options)
}

/** `compareRuns` of runs that are measured already, for many pairs of few runs. */
export function compareMeasured(
  first: MeasuredRun,
  second: MeasuredRun,
  options: ComparisonOptions,
): Comparison {
  checkSameQuestions(first.run, second.run)
  return compareSides(first, second, options)
}

/** Compares two measured sides without asking whether their texts are the same. */
export function compareSides(
  first: MeasuredRun,
  second: MeasuredRun,
  options: ComparisonOptions,
): Comparison {
  const [before, after] = [first.vectors, second.vectors]
  const paired = pairByQuery(
    { queryIds: before.queryIds, values: before.pessimistic },
    { queryIds: after.queryIds, values: after.pessimistic },
  )
  const refusal = refusalOf(first.run) ?? refusalOf(second.run)
  return comparisonOf(before, paired, refusal, options)
}

/**
 * Compares a run with its baseline; `drop` is baseline − now, `lost` passed only in the baseline.
 * @throws InputError when the baseline lacks the metric, belongs to other data, or shares no query
 */
export function compareWithBaseline(
  run: RunOutcomes,
  baseline: BaselineRun,
  metric: string,
  options: ComparisonOptions,
): Comparison {
  const mismatch = baselineMismatch(run, baseline)
  if (mismatch !== undefined) throw new InputError(mismatch)
  const { name } = parseMetric(metric)
  const values = baseline.metrics[name]
  if (values === undefined) throw new InputError(missingMetric(run, baseline, name))
  const now = metricVectors(measuredOf(run), name)
  const paired = pairByQuery(
    { queryIds: baseline.queryIds, values },
    { queryIds: now.queryIds, values: now.pessimistic },
  )
  return comparisonOf(now, paired, refusalOf(run), options)
}

/** Says that a baseline run does not hold a metric, and what to do. */
export function missingMetric(run: RunOutcomes, baseline: BaselineRun, name: string): string {
  return (
    `The baseline of ${run.header.retriever} must hold ${name}, but holds ` +
    `${Object.keys(baseline.metrics).sort().join(', ') || 'no metric'}. Accept a complete run anew.`
  )
}

/** Says why a baseline run must not be compared with a run; undefined when it may be. */
export function baselineMismatch(run: RunOutcomes, baseline: BaselineRun): string | undefined {
  const { dataset, recipe, retriever } = run.header
  const facts: readonly (readonly [string, string, string])[] = [
    ['dataset', baseline.dataset.id, dataset.id],
    ['dataset hash', baseline.dataset.sha256.slice(0, 12), dataset.sha256.slice(0, 12)],
    ['pool', baseline.dataset.pool, dataset.pool],
    ['retriever', baseline.retriever, retriever],
    ['recipe', recipeText(baseline.recipe), recipeText(recipe)],
    ['tie policy', baseline.tiePolicy, 'pessimistic'],
  ]
  const differing = facts.find(([, then, now]) => then !== now)
  if (differing === undefined) return undefined
  const [what, then, now] = differing
  return (
    `The baseline of ${retriever} must come from the same ${what}, but has ${then} and this run ` +
    `has ${now}. Accept a complete run anew.`
  )
}

function recipeText(recipe: BaselineRun['recipe']): string {
  return recipe === undefined ? 'none' : `${recipe.id} ${recipe.version}`
}

function checkSameQuestions(first: RunOutcomes, second: RunOutcomes): void {
  const a = first.header.dataset
  const b = second.header.dataset
  if (a.sha256 === b.sha256 && a.pool === b.pool) return
  throw new InputError(
    `Compared runs must use one dataset and pool, but ${first.header.retriever} used ${a.id} ` +
      `(pool ${a.pool}, ${a.sha256.slice(0, 8)}) and ${second.header.retriever} used ${b.id} ` +
      `(pool ${b.pool}, ${b.sha256.slice(0, 8)}). Measure both on the same one.`,
  )
}

function comparisonOf(
  { name, binary }: { readonly name: string; readonly binary: boolean },
  { unshared, ...paired }: Paired,
  refusal: string | undefined,
  options: ComparisonOptions,
): Comparison {
  const vectors: PairedVectors = { ...paired, binary }
  return {
    metric: name,
    binary,
    unshared,
    ...compareVectors(vectors, options),
    ...(refusal === undefined ? {} : { noSignificance: refusal }),
  }
}
