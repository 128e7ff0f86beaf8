import type { BaselineRun } from '../schema/index.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/**
 * Returns the entry of a baseline file that a run is compared with: that of the same project,
 * dataset, pool and retriever. A run of a named sub-dataset (a sample) without an entry of its own
 * gets the part of the whole dataset's entry that holds its queries.
 */
export function baselineEntryFor(
  file: readonly BaselineRun[],
  run: RunOutcomes,
): BaselineRun | undefined {
  const own = file.find(entry => runKey(entry) === runKeyOf(run))
  if (own !== undefined) return own
  const whole = file.find(entry => isSampleOf(run, entry))
  return whole === undefined ? undefined : restrict(whole, run)
}

/** Tells whether a baseline entry's run, or a sample of it, is among the runs. */
export function isMeasured(entry: BaselineRun, runs: readonly RunOutcomes[]): boolean {
  return runs.some(run => runKeyOf(run) === runKey(entry) || isSampleOf(run, entry))
}

/** The same bytes under another name, and no query that the entry does not have. */
export function isSampleOf(
  { project, header, outcomes }: RunOutcomes,
  entry: BaselineRun,
): boolean {
  const { id, sha256, pool } = header.dataset
  const isOther = entry.dataset.id === id || entry.dataset.sha256 !== sha256
  const named = key(project, entry.dataset.id, pool, header.retriever)
  if (isOther || runKey(entry) !== named) return false
  const held = new Set(entry.queryIds)
  return outcomes.length < held.size && outcomes.every(({ queryId }) => held.has(queryId))
}

/**
 * (project, dataset, pool, retriever): the hash is compared afterwards, to name it when it differs.
 */
function runKey({ project, dataset, retriever }: BaselineRun): string {
  return key(project, dataset.id, dataset.pool, retriever)
}

function runKeyOf({ project, header }: RunOutcomes): string {
  return key(project, header.dataset.id, header.dataset.pool, header.retriever)
}

function key(...names: readonly string[]): string {
  return JSON.stringify(names)
}

function restrict(entry: BaselineRun, run: RunOutcomes): BaselineRun {
  const wanted = new Set(run.outcomes.map(({ queryId }) => queryId))
  const isKept = entry.queryIds.map(id => wanted.has(id))
  const keep = <T>(values: readonly T[]): T[] => values.filter((_, at) => isKept[at])
  return {
    ...entry,
    dataset: { ...entry.dataset, id: run.header.dataset.id },
    queryIds: keep(entry.queryIds),
    metrics: Object.fromEntries(
      Object.entries(entry.metrics).map(([metric, values]) => [metric, keep(values)]),
    ),
  }
}
