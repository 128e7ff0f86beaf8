import type { TaskSource } from '../source/task-source.ts'
import type { InputWriter } from './input-writer.ts'
import { javascriptInputs } from './javascript-inputs.ts'
import { pythonInputs } from './python-inputs.ts'

/** Returns the writer of a task's language. */
export function inputWriterOf({ language }: TaskSource): InputWriter {
  return language === 'python' ? pythonInputs : javascriptInputs
}
