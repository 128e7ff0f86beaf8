import { existsSync } from 'node:fs'
import { readTask } from './read-tasks.ts'
import type { ReadTask } from './task-source.ts'

/**
 * Reads the query of the Python task beside each TypeScript task: id → query, undefined where there is
 * none. Undefined as a whole when no TypeScript task is given.
 */
export async function readTwinQueries(
  tasks: readonly Pick<ReadTask, 'id' | 'file'>[],
): Promise<ReadonlyMap<string, string | undefined> | undefined> {
  const own = tasks.filter(({ file }) => file.endsWith('.ts'))
  if (own.length === 0) return undefined
  return new Map(
    await Promise.all(own.map(async ({ id, file }) => [id, await queryOf(file)] as const)),
  )
}

async function queryOf(file: string): Promise<string | undefined> {
  const twin = file.replace(/\.ts$/, '.py')
  return existsSync(twin) ? (await readTask(twin)).task?.query : undefined
}
