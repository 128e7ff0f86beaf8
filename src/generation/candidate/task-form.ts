import type { Language } from '../../schema/index.ts'
import type { ReadTask } from '../../authoring/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { RegistryRow } from '../registry/registry-row.ts'
import type { CandidateAnswer } from './candidate-answer.ts'
import { javascriptTask } from './javascript-task.ts'
import { pythonTask } from './python-task.ts'

/** Writes a task file and reads it back as the gates see it. */
export type WriteTask = (
  row: RegistryRow,
  answer: CandidateAnswer,
  parse: (source: string) => TreeNode,
) => ReadTask

/** How task files of a language look. */
export interface TaskForm {
  readonly extension: string
  readonly write: WriteTask
}

/** The form of each language's task files. */
export const TASK_FORMS: Readonly<Record<Language, TaskForm>> = {
  python: { extension: '.py', write: pythonTask },
  javascript: { extension: '.js', write: javascriptTask },
  typescript: { extension: '.ts', write: javascriptTask },
}

/** The path of a row's task file below the folder of tasks. */
export function taskPath(row: RegistryRow): string {
  return `${row.domain}/${row.function_name}${TASK_FORMS[row.language].extension}`
}
