import { resolve } from 'node:path'
import type { Vitest } from 'vitest/node'
import type { RunOutcomes } from '../analysis/index.ts'
import { RetrievalError, type BaselineRun } from '../schema/index.ts'
import { acceptRuns } from './accept-runs.ts'
import { readBaseline, writeBaseline } from './baseline-file.ts'
import type { ResolvedOptions } from './options.ts'
import { isBenchInvocation } from './partial-reason.ts'

/** What the baseline files say, after accepting this run where the user asked for it. */
export interface Baselines {
  readonly baseline: readonly BaselineRun[] | undefined
  readonly anchor: readonly BaselineRun[] | undefined
  readonly accepted: readonly string[]
  readonly problems: readonly string[]
}

/** Reads baseline and anchor; `vitest bench -u` accepts complete runs into the baseline first. */
export async function loadBaselines(
  vitest: Vitest,
  options: ResolvedOptions,
  runs: readonly RunOutcomes[],
): Promise<Baselines> {
  const problems: string[] = []
  const read = async (path: string | undefined): Promise<readonly BaselineRun[] | undefined> => {
    if (path === undefined) return undefined
    return readBaseline(resolve(vitest.config.root, path)).catch((error: unknown) => {
      if (!(error instanceof RetrievalError)) throw error
      problems.push(error.message)
      return undefined
    })
  }
  const before = await read(options.baseline)
  const anchor = await read(options.anchor)
  if (options.baseline === undefined || problems.length > 0 || !isAccepting(vitest)) {
    return { baseline: before, anchor, accepted: [], problems }
  }
  const metrics = [...new Set(['exec@1', ...options.gates.map(gate => gate.metric)])]
  const { seed } = options
  const acceptance = acceptRuns({ baseline: before ?? [], runs, metrics, seed })
  await writeBaseline(resolve(vitest.config.root, options.baseline), acceptance.runs)
  return { baseline: acceptance.runs, anchor, accepted: acceptance.changes, problems }
}

/** Only `vitest bench -u` accepts: `vitest run -u` is about snapshots. */
function isAccepting(vitest: Vitest): boolean {
  return isBenchInvocation(vitest) && vitest.snapshot.options.updateSnapshot === 'all'
}
