import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { InputError } from '../../schema/index.ts'
import { loadParser } from '../../syntax/index.ts'
import { compareText } from '../../dataset/index.ts'
import { parseTask } from './parse-task.ts'
import type { ReadTask } from './task-source.ts'

/**
 * Reads every task file of a directory (`<domain>/<function_name>.py`), sorted by id.
 * @throws InputError when the directory cannot be read or holds no task
 */
export async function readTasks(directory: string): Promise<readonly ReadTask[]> {
  const names = await listFiles(directory)
  const tasks = names.filter(name => name.endsWith('.py')).toSorted(compareText)
  if (tasks.length === 0) {
    throw new InputError(
      `${directory} must hold task files <domain>/<function_name>.py, but holds none. ` +
        'Name the directory of the tasks with --tasks.',
    )
  }
  return Promise.all(tasks.map(name => readTask(join(directory, name), name)))
}

/** Reads one task file; domain and name are taken from the end of its path. */
export async function readTask(file: string, shown: string = file): Promise<ReadTask> {
  const parts = file.split(sep).slice(-2)
  const id = parts.join('/').replace(/\.py$/, '')
  const parse = await loadParser('python')
  return parseTask({ id, file: shown, text: await readText(file) }, parse)
}

async function listFiles(directory: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(directory, { recursive: true })
    return entries.map(name => name.split(sep).join('/'))
  } catch (cause) {
    throw new InputError(
      `The directory of the tasks must be readable, but ${directory} is not. Name it with --tasks.`,
      { cause },
    )
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new InputError(`The task file must be readable, but ${file} is not.`, { cause })
  }
}
