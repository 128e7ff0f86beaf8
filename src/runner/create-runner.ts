import { InputError } from '../schema/index.ts'
import type { RunnerOptions, StartedRunner } from './runner.ts'
import { startPython } from './start-python.ts'

/**
 * Starts a runner; close it when done.
 * @throws InfrastructureError when the interpreter or the required isolation is not to be had
 */
export async function createRunner(options: RunnerOptions = {}): Promise<StartedRunner> {
  const { language = 'python' } = options
  if (language !== 'python') {
    throw new InputError(`The runner must know the language, but was asked for ${language}.`)
  }
  return startPython(options)
}
