import { InfrastructureError, InputError, type Pool } from '../schema/index.ts'
import type { EvaluatedRun } from './evaluate.ts'
import { readResults, type StoredRun } from './read-results.ts'

/** Which run of a results.json is meant, where it holds several. */
export interface ReadRunOptions {
  readonly retriever?: string
  readonly project?: string
  readonly dataset?: string
  readonly pool?: Pool
}

/**
 * Reads a measured run back from `.vitest/retrieval/results.json` and the outcomes beside it, as
 * the subject of run matchers. Nothing is measured again; a partial run says so in its header.
 * @throws InputError when a file cannot be read, or not exactly one run is meant;
 * InfrastructureError when that run is broken
 *
 * @example
 * await expect(await readRun('.vitest/retrieval/results.json')).toReach('exec@1', 0.25)
 */
export async function readRun(path: string, options: ReadRunOptions = {}): Promise<EvaluatedRun> {
  const { runs } = await readResults(path)
  const { project, header, outcomes, state } = choose(runs, options, path)
  if (state.kind === 'broken') {
    const where = project === '' ? '' : ` (project ${project})`
    throw new InfrastructureError(
      `The run of ${header.retriever}${where} in ${path} must be whole, but is broken: ` +
        `${state.reason}. Repair that and measure again.`,
    )
  }
  const only = state.kind === 'partial' ? { only: state.reason } : {}
  return { kind: 'run', header: { ...header, ...only }, outcomes }
}

function choose(runs: readonly StoredRun[], options: ReadRunOptions, path: string): StoredRun {
  const { retriever, project, dataset, pool } = options
  const found = runs.filter(
    run =>
      (retriever ?? run.header.retriever) === run.header.retriever &&
      (project ?? run.project) === run.project &&
      (dataset ?? run.header.dataset.id) === run.header.dataset.id &&
      (pool ?? run.header.dataset.pool) === run.header.dataset.pool,
  )
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  throw new InputError(
    `readRun must be told one run of ${path}, but ${found.length} match. It holds: ` +
      `${runs.map(describe).join('; ') || 'no run'}. ` +
      'Name retriever, project, dataset or pool in the options.',
  )
}

function describe({ project, header }: StoredRun): string {
  const { id, pool } = header.dataset
  const where = project === '' ? '' : `, project ${project}`
  return `${header.retriever} on ${id} (pool ${pool}${where})`
}
