import { InputError, type Language } from '../../schema/index.ts'
import { loadParser, type TreeNode } from '../../syntax/index.ts'
import { parseTask, type TaskFile } from './parse-task.ts'
import { parseTypescriptTask } from './parse-typescript-task.ts'
import type { ReadTask } from './task-source.ts'

/** A language in which tasks are written. */
export type TaskLanguage = Extract<Language, 'python' | 'typescript'>

/** How the task files of a language are told and taken apart. */
export interface TaskForm {
  readonly extension: string
  parseFile(file: TaskFile, parse: (source: string) => TreeNode): ReadTask
}

/** The forms by language. */
export const TASK_FORMS: Readonly<Record<TaskLanguage, TaskForm>> = {
  python: { extension: '.py', parseFile: parseTask },
  typescript: { extension: '.ts', parseFile: parseTypescriptTask },
}

/**
 * Tells the language of a task file by its extension.
 * @throws InputError when no task has that extension
 */
export function taskLanguageOf(file: string): TaskLanguage {
  if (file.endsWith(TASK_FORMS.typescript.extension)) return 'typescript'
  if (file.endsWith(TASK_FORMS.python.extension)) return 'python'
  throw new InputError(`A task file must end in .py or .ts, but the name given is ${file}.`)
}

/** Takes a task file apart in the language that its name tells. */
export async function parseTaskFile(file: TaskFile, language: TaskLanguage): Promise<ReadTask> {
  return TASK_FORMS[language].parseFile(file, await loadParser(language))
}
