import type { GateResult, ReleasePaths } from '../../authoring/index.ts'
import { acceptedTask, type AcceptedTask } from '../judging/accepted-task.ts'
import type { Provenance } from '../provenance.ts'
import { rowId } from '../registry/registry-row.ts'
import { composeRelease, type ComposedRelease } from '../release/compose-release.ts'
import {
  folderPaths,
  readFolderLock,
  writeBundleOf,
  writeSidecars,
  writeTask,
  writeWhole,
} from '../release/write-folder.ts'
import { generationReport, type GenerationReport } from '../report/generation-report.ts'
import type { ReportInput } from '../report/report-input.ts'
import type { GenerateOptions } from './generate-options.ts'
import { isAccepted } from './row-state.ts'
import type { Session } from './session.ts'

/** What became of a registry. */
export interface GenerationResult {
  readonly report: GenerationReport
  /** What gates 1 to 10 say of all accepted tasks together. */
  readonly gates: readonly GateResult[]
  /** Absent when nothing was accepted or a gate failed over all tasks. */
  readonly written: ReleasePaths | undefined
}

/** Writes accepted tasks, their release and the report of a run that has come to its end. */
export async function conclude(
  options: GenerateOptions,
  session: Session,
  end: Pick<ReportInput, 'requests' | 'isOverBudget'> & { readonly level: string },
): Promise<GenerationResult> {
  const { directory } = options
  const provenanceOf = provenances(session)
  const accepted = await acceptedTasks(session)
  for (const task of accepted) await writeTask(directory, task)
  await writeSidecars(directory, accepted, provenanceOf)
  const lock = await readFolderLock(directory, options.seed)
  const composed =
    accepted.length === 0
      ? undefined
      : await composeRelease(accepted, lock, provenanceOf, session.tools)
  const isGood = composed !== undefined && isWhole(composed)
  const written = isGood ? await writeBundleOf(directory, composed) : undefined
  const report = generationReport({
    states: [...session.states.values()],
    dropped: options.dropped ?? [],
    weeded: composed?.weeded ?? [],
    released: isGood ? composed.release.bundle.queries.length : 0,
    gates: composed?.results ?? [],
    budget: session.budget,
    isPriced: options.prices !== undefined,
    requests: end.requests,
    isolation: end.level,
    isOverBudget: end.isOverBudget,
  })
  await writeWhole(folderPaths(directory).report, `${JSON.stringify(report, null, 2)}\n`)
  return { report, gates: composed?.results ?? [], written }
}

function isWhole({ results, kept }: ComposedRelease): boolean {
  return kept.length > 0 && results.every(({ violations }) => violations.length === 0)
}

async function acceptedTasks({ states, tools }: Session): Promise<readonly AcceptedTask[]> {
  const tasks: AcceptedTask[] = []
  for (const state of states.values()) {
    const last = state.attempts.at(-1)
    if (!isAccepted(state) || last === undefined) continue
    const task = await acceptedTask(state.row, last.answered.answer, tools)
    if (task !== undefined) tasks.push(task)
  }
  return tasks
}

function provenances({ states }: Session): (taskId: string) => Provenance | undefined {
  const known = new Map(
    [...states.values()].map(({ row, attempts }) => [
      rowId(row),
      attempts.at(-1)?.answered.provenance,
    ]),
  )
  return id => known.get(id)
}
