import type { BaselineRun } from '../schema/index.ts'
import { baselineEntryFor, isMeasured } from './baseline-entry.ts'
import { baselineMismatch, missingMetric } from './compare-runs.ts'
import { countsOf, type RunOutcomes } from './run-outcomes.ts'

/** A baseline run that may be compared with, or why there is none. */
export type BaselineLookup = { readonly run: BaselineRun } | { readonly problem: string }

/** What a baseline is looked up for. */
export interface LookupRequest {
  readonly run: RunOutcomes
  /** The metric's printed name. */
  readonly metric: string
  readonly seed: number
  /** How messages call the file: baseline or anchor. */
  readonly reference: 'baseline' | 'anchor'
}

/** Finds the run's entry in a baseline file and checks that both measure the same thing. */
export function findBaseline(
  file: readonly BaselineRun[] | undefined,
  request: LookupRequest,
): BaselineLookup {
  const { run, metric, seed, reference } = request
  if (file === undefined) {
    return {
      problem: `A gate with maxDrop needs the ${reference} file, which is not there. ${HOW}`,
    }
  }
  const found = baselineEntryFor(file, run)
  if (found === undefined) return { problem: missingRun(run, reference) }
  const problem =
    baselineMismatch(run, found) ??
    (found.metrics[metric] === undefined ? missingMetric(run, found, metric) : undefined) ??
    seedMismatch(run, found, seed) ??
    queriesMismatch(run, found)
  return problem === undefined
    ? { run: found }
    : { problem: problem.replace('baseline', reference) }
}

const HOW = 'Accept a complete run with "vitest bench --run -u".'

/** Baseline runs that this invocation should have measured and did not. */
export function unmeasured(
  file: readonly BaselineRun[],
  runs: readonly RunOutcomes[],
): readonly string[] {
  return file
    .filter(entry => !isMeasured(entry, runs))
    .map(
      ({ retriever, dataset }) =>
        `The baseline holds ${retriever} on ${dataset.id} (pool ${dataset.pool}), but this ` +
        'invocation did not measure it. Measure it, or remove its entry from the baseline.',
    )
}

function missingRun({ project, header }: RunOutcomes, reference: string): string {
  const where = project === '' ? '' : ` of project ${project}`
  return (
    `The ${reference} must hold ${header.retriever}${where} on ${header.dataset.id} (pool ` +
    `${header.dataset.pool}), but does not. ${HOW}`
  )
}

function seedMismatch(run: RunOutcomes, found: BaselineRun, seed: number): string | undefined {
  if (found.seed === seed) return undefined
  return (
    `The baseline of ${run.header.retriever} must come from the same seed, but has ${found.seed} ` +
    `and this run has ${seed}. Set the same seed, or accept a complete run anew.`
  )
}

function queriesMismatch(run: RunOutcomes, found: BaselineRun): string | undefined {
  const now = new Set(run.outcomes.map(outcome => outcome.queryId))
  const gone = found.queryIds.filter(id => !now.has(id))
  const { expected } = countsOf(run)
  if (gone.length === 0 && found.queryIds.length === expected) return undefined
  return (
    `The baseline of ${run.header.retriever} must cover the same queries, but covers ` +
    `${found.queryIds.length} and this run ${expected}; ${gone.length} are gone ` +
    `(${gone.slice(0, 3).join(', ') || 'none'}). Accept a complete run anew.`
  )
}
