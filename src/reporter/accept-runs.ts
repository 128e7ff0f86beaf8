import { toBaselineRun, type RunOutcomes } from '../analysis/index.ts'
import type { BaselineRun } from '../schema/index.ts'
import { share } from './number-format.ts'
import { labelOf } from './report.ts'

/** A baseline after accepting, and what changed in it. */
export interface Acceptance {
  readonly runs: readonly BaselineRun[]
  /** One line per run and metric: old → new, or why a run was not accepted. */
  readonly changes: readonly string[]
  /** How many runs were not accepted. */
  readonly refused: number
}

/** What is accepted into what. */
export interface AcceptanceInput {
  readonly baseline: readonly BaselineRun[]
  readonly runs: readonly RunOutcomes[]
  readonly metrics: readonly string[]
  readonly seed: number
}

/** Merges complete runs without failures into a baseline; runs that were not made stay. */
export function acceptRuns({ baseline, runs, metrics, seed }: AcceptanceInput): Acceptance {
  const kept = new Map(baseline.map(run => [keyOf(run), run]))
  const changes: string[] = []
  let refused = 0
  for (const run of runs) {
    const label = labelOf({ project: run.project, retriever: run.header.retriever })
    const refusal = refusalOf(run)
    if (refusal !== undefined) {
      refused += 1
      changes.push(`${label} is not accepted: ${refusal}`)
      continue
    }
    const accepted = toBaselineRun(run, metrics, seed)
    const before = kept.get(keyOf(accepted))
    kept.set(keyOf(accepted), accepted)
    changes.push(...metrics.map(metric => changeLine(label, metric, before, accepted)))
  }
  const sorted = [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, run]) => run)
  return { runs: sorted, changes, refused }
}

/** A run replaces the one of the same project, dataset, pool and retriever. */
function keyOf({ project, dataset, retriever }: BaselineRun): string {
  return JSON.stringify([project, dataset.id, dataset.pool, retriever])
}

function refusalOf(run: RunOutcomes): string | undefined {
  if (run.state !== undefined && run.state.kind !== 'complete') {
    return `it is ${run.state.kind} (${run.state.reason})`
  }
  const bad = run.outcomes.filter(outcome => outcome.state !== 'measured').length
  return bad === 0 ? undefined : `${bad} of its queries were not measured`
}

function changeLine(
  label: string,
  metric: string,
  before: BaselineRun | undefined,
  after: BaselineRun,
): string {
  return `${label}  ${metric} ${share(meanOf(before, metric))} → ${share(meanOf(after, metric))}`
}

function meanOf(run: BaselineRun | undefined, metric: string): number | undefined {
  const values = run?.metrics[metric]
  if (values === undefined || values.length === 0) return undefined
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
