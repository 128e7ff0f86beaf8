import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readRows } from '../../src/cli/mutate/mutate-rows.ts'
import type { MutateRow } from '../../src/cli/mutate/mutate-row.ts'
import { readTasks } from '../../src/authoring/source/read-tasks.ts'

/** A named set of tasks. */
export interface TaskSet {
  readonly name: string
  readonly rows: readonly MutateRow[]
}

/** Reads every JSON-lines file of a folder, and the dataset's own task files. */
export async function readTaskSets(
  data: string | undefined,
  tasks: string | undefined,
): Promise<readonly TaskSet[]> {
  const files = data === undefined ? [] : globSync('*.jsonl', { cwd: data }).toSorted()
  const sets = await Promise.all(
    files.map(async file => ({
      name: basename(file, '.jsonl'),
      rows: await readRows(join(data ?? '', file)),
    })),
  )
  return tasks === undefined ? sets : [...sets, { name: 'own tasks', rows: await ownRows(tasks) }]
}

async function ownRows(folder: string): Promise<readonly MutateRow[]> {
  const read = await readTasks(folder)
  return read.flatMap(({ task }) =>
    task === undefined
      ? []
      : [
          {
            id: task.id,
            function: task.functionName,
            canonical: task.code,
            tests: [...task.tests],
          },
        ],
  )
}
