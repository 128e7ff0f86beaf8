import { resolve } from 'node:path'
import type { RunOutcomes } from '../analysis/index.ts'
import { RetrievalError, type BaselineRun } from '../schema/index.ts'
import { acceptRuns } from './accept-runs.ts'
import { readBaseline, writeBaseline } from './baseline-file.ts'
import type { OptionGroup } from './joint-options.ts'

/** What the baseline files say, after accepting this run where the user asked for it. */
export interface Baselines {
  readonly baseline: readonly BaselineRun[] | undefined
  readonly anchor: readonly BaselineRun[] | undefined
  readonly accepted: readonly string[]
  readonly problems: readonly string[]
}

/** Whose baselines are read, and what may be accepted into them. */
export interface BaselineRequest {
  /** The folder that paths are relative to. */
  readonly root: string
  readonly groups: readonly OptionGroup[]
  readonly runs: readonly RunOutcomes[]
  readonly isAccepting: boolean
}

/**
 * Reads the baseline and anchor of every group of projects and keeps the entries that are theirs.
 * Where the user accepts, complete runs are merged into each baseline first.
 */
export async function loadBaselines(request: BaselineRequest): Promise<Baselines> {
  const files: Baselines[] = []
  // One after the other: two groups may share a file.
  for (const group of request.groups) files.push(await loadGroup(group, request))
  return {
    baseline: joined(files.map(({ baseline }) => baseline)),
    anchor: joined(files.map(({ anchor }) => anchor)),
    accepted: files.flatMap(({ accepted }) => accepted),
    problems: [...new Set(files.flatMap(({ problems }) => problems))],
  }
}

function joined(
  files: readonly (readonly BaselineRun[] | undefined)[],
): readonly BaselineRun[] | undefined {
  const present = files.filter(file => file !== undefined)
  return present.length === 0 ? undefined : present.flat()
}

async function loadGroup(group: OptionGroup, request: BaselineRequest): Promise<Baselines> {
  const problems: string[] = []
  const read = async (path: string | undefined): Promise<readonly BaselineRun[] | undefined> => {
    if (path === undefined) return undefined
    return readBaseline(resolve(request.root, path)).catch((error: unknown) => {
      if (!(error instanceof RetrievalError)) throw error
      problems.push(error.message)
      return undefined
    })
  }
  const { options } = group
  const own = (run: BaselineRun): boolean => isOwn(run.project, group, request.groups)
  const before = await read(options.baseline)
  const anchor = (await read(options.anchor))?.filter(own)
  const isLost = options.anchor !== undefined && anchor === undefined && problems.length === 0
  if (isLost) problems.push(missingAnchor(options.anchor ?? ''))
  if (options.baseline === undefined || problems.length > 0 || !request.isAccepting) {
    return { baseline: before?.filter(own), anchor, accepted: [], problems }
  }
  const metrics = [...new Set(['exec@1', ...options.gates.map(gate => gate.metric)])]
  const runs = request.runs.filter(run => isOwn(run.project, group, request.groups))
  const acceptance = acceptRuns({ baseline: before ?? [], runs, metrics, seed: options.seed })
  await writeBaseline(resolve(request.root, options.baseline), acceptance.runs)
  return { baseline: acceptance.runs.filter(own), anchor, accepted: acceptance.changes, problems }
}

/** A project that no group names belongs to all: its entries are then missed by name. */
function isOwn(project: string, group: OptionGroup, groups: readonly OptionGroup[]): boolean {
  return (
    group.projects.includes(project) || !groups.some(({ projects }) => projects.includes(project))
  )
}

function missingAnchor(path: string): string {
  return (
    `The anchor ${path} must be a baseline file, but is not there. Copy an accepted baseline to ` +
    'it; -u never writes it.'
  )
}
