import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { InputError } from '../../schema/index.ts'
import { compareText } from '../../dataset/index.ts'
import { parseTaskFile, TASK_FORMS, taskLanguageOf, type TaskLanguage } from './task-form.ts'
import type { ReadTask } from './task-source.ts'

/**
 * Reads every task file of a language in a directory (`<domain>/<function_name>.py` or `.ts`), sorted
 * by id.
 * @throws InputError when the directory cannot be read or holds no task
 */
export async function readTasks(
  directory: string,
  language: TaskLanguage = 'python',
): Promise<readonly ReadTask[]> {
  const { extension } = TASK_FORMS[language]
  const names = await listFiles(directory)
  const tasks = names.filter(name => name.endsWith(extension)).toSorted(compareText)
  if (tasks.length === 0) {
    throw new InputError(
      `${directory} must hold task files <domain>/<function_name>${extension}, but holds none. ` +
        'Name the directory of the tasks with --tasks.',
    )
  }
  return Promise.all(tasks.map(name => readTask(join(directory, name), name)))
}

/** Reads one task file; domain and name are taken from the end of its path. */
export async function readTask(file: string, shown: string = file): Promise<ReadTask> {
  const parts = file.split(sep).slice(-2)
  const id = parts.join('/').replace(/\.(py|ts)$/, '')
  return parseTaskFile({ id, file: shown, text: await readText(file) }, taskLanguageOf(file))
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
