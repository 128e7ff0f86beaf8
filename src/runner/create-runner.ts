import { InputError } from '../schema/index.ts'
import { createPythonRunner } from './python-runner.ts'
import type { Runner, RunnerOptions } from './runner.ts'

/**
 * Starts a runner.
 * @throws InputError for a language without a back-end
 * @throws InfrastructureError when the interpreter or the required isolation is not to be had
 */
export async function createRunner(options: RunnerOptions = {}): Promise<Runner> {
  const { language = 'python' } = options
  if (language !== 'python') {
    throw new InputError(`The runner executes python, but ${language} was asked for.`)
  }
  return createPythonRunner(options)
}
