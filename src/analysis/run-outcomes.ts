import type { MeasuredOutcome, QueryOutcome, RunHeader } from '../schema/index.ts'

/** Whether a run may be judged as a whole. */
export type RunState =
  | { readonly kind: 'complete' }
  | { readonly kind: 'partial'; readonly reason: string }
  | { readonly kind: 'broken'; readonly reason: string }

/** Everything that is known of one run: a (project, dataset, pool, retriever). */
export interface RunOutcomes {
  readonly project: string
  readonly header: RunHeader
  readonly outcomes: readonly QueryOutcome[]
  /** How many queries the run must hold to be complete; `header.expected` when absent. */
  readonly expected?: number
  /** What whoever collected the run knows of its completeness. */
  readonly state?: RunState
}

/** How many queries of a run ended in which state. */
export interface RunCounts {
  readonly expected: number
  readonly measured: number
  readonly failed: number
  readonly notMeasured: number
}

/** Returns the measured outcomes, sorted by query id (the order that resampling draws in). */
export function measuredOf({
  outcomes,
}: Pick<RunOutcomes, 'outcomes'>): readonly MeasuredOutcome[] {
  const found = known.get(outcomes) ?? measuredById(outcomes)
  known.set(outcomes, found)
  return found
}

/** Every analysis asks for them: 20 runs of 1,000 queries are sorted once. */
const known = new WeakMap<readonly QueryOutcome[], readonly MeasuredOutcome[]>()

function measuredById(outcomes: readonly QueryOutcome[]): readonly MeasuredOutcome[] {
  return outcomes
    .filter(outcome => outcome.state === 'measured')
    .sort((a, b) => (a.queryId < b.queryId ? -1 : 1))
}

/** Counts the outcomes of a run by state; queries without an outcome are not measured. */
export function countsOf(run: RunOutcomes): RunCounts {
  const expected = run.expected ?? run.header.expected
  const measured = run.outcomes.filter(outcome => outcome.state === 'measured').length
  const failed = run.outcomes.filter(outcome => outcome.state === 'failed').length
  return { expected, measured, failed, notMeasured: Math.max(0, expected - measured - failed) }
}
