import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  DEFAULT_SEED,
  emptyLock,
  parseLock,
  writeRelease,
  type DistractorLock,
  type ReleasePaths,
} from '../../authoring/index.ts'
import { formatJsonl } from '../../formats/index.ts'
import { TASK_FORMS } from '../candidate/task-form.ts'
import type { AcceptedTask } from '../judging/accepted-task.ts'
import type { Provenance } from '../provenance.ts'
import type { ComposedRelease } from './compose-release.ts'

/** Where the parts of a generated dataset are, in the form of `dataset build`. */
export function folderPaths(directory: string): ReleasePaths & {
  readonly tasks: string
  readonly journal: string
  readonly memory: string
  readonly distractors: string
  readonly provenance: string
  readonly report: string
} {
  return {
    tasks: join(directory, 'tasks'),
    journal: join(directory, 'journal.jsonl'),
    memory: join(directory, '.cache', 'verdicts.jsonl'),
    distractors: join(directory, 'distractors.jsonl'),
    provenance: join(directory, 'provenance.jsonl'),
    report: join(directory, 'report.json'),
    released: join(directory, 'released'),
    lock: join(directory, 'distractors.lock'),
    matrix: join(directory, 'kill-matrix.jsonl'),
  }
}

/** Reads the folder's lock, so that a task that is added renumbers no other. */
export async function readFolderLock(
  directory: string,
  seed: number = DEFAULT_SEED,
): Promise<DistractorLock> {
  const { lock } = folderPaths(directory)
  return existsSync(lock) ? parseLock(await readFile(lock, 'utf8'), lock) : emptyLock(seed)
}

/** Writes one accepted task as a file of its own. */
export async function writeTask(directory: string, { read, task }: AcceptedTask): Promise<void> {
  const { extension } = TASK_FORMS[task.language]
  await writeWhole(join(folderPaths(directory).tasks, `${read.id}${extension}`), read.text)
}

/** Writes wrong programs that a model wrote, and where every task comes from. */
export async function writeSidecars(
  directory: string,
  accepted: readonly AcceptedTask[],
  provenanceOf: (taskId: string) => Provenance | undefined,
): Promise<void> {
  const paths = folderPaths(directory)
  const rows = accepted.map(({ task }) => ({ id: task.id, ...provenanceOf(task.id) }))
  await writeWhole(paths.provenance, formatJsonl(rows))
  const given = accepted.flatMap(({ task, given }) =>
    given.map(({ mutant: { type, code, description } }) => ({
      id: task.id,
      bug_type: type,
      code,
      bug_description: description,
      metadata: provenanceOf(task.id),
    })),
  )
  if (given.length > 0) await writeWhole(paths.distractors, formatJsonl(given))
}

/** Writes the released bundle with its lock and kill matrix. */
export async function writeBundleOf(
  directory: string,
  { release }: ComposedRelease,
): Promise<ReleasePaths> {
  const { released, lock, matrix } = folderPaths(directory)
  await writeRelease(release, { released, lock, matrix })
  return { released, lock, matrix }
}

/** Writes a file beside its place and renames it, so that no reader ever sees half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
