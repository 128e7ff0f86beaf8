import { InputError } from '../schema/index.ts'
import type { RunnerOptions, StartedRunner } from './runner.ts'
import { startJavascript } from './start-javascript.ts'
import { startPyodide } from './start-pyodide.ts'
import { startPython } from './start-python.ts'

/**
 * Starts a runner; close it when done.
 * @throws InfrastructureError when the interpreter or the required isolation is not to be had
 */
export async function createRunner(options: RunnerOptions = {}): Promise<StartedRunner> {
  const { language = 'python', level, workers } = options
  if (workers !== undefined && !(Number.isInteger(workers) && workers > 0)) {
    throw new InputError(`A runner needs at least one worker, but ${workers} were asked for.`)
  }
  if (level === 'wasm') return startPyodide(options)
  return language === 'python' ? startPython(options) : startJavascript(options, language)
}
