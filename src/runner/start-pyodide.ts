import { InputError } from '../schema/index.ts'
import { resolveLimits } from './limits.ts'
import { pooledRunner } from './pooled-runner.ts'
import { pyodideVersion, startPyodideWorker } from './pyodide-worker.ts'
import type { RunnerOptions, StartedRunner } from './runner.ts'

/**
 * Starts Python in WebAssembly, for machines without Python. It is a convenience, not isolation:
 * what a snippet does to JavaScript it does to a thread of this process.
 * @throws MissingPackageError when the package is not installed
 */
export async function startPyodide(options: RunnerOptions): Promise<StartedRunner> {
  const { language = 'python', isolation, seed = 0 } = options
  if (language !== 'python') {
    throw new InputError(`The level "wasm" runs Python only, but ${language} was asked for.`)
  }
  if (isolation === 'required') {
    throw new InputError(
      'The level "wasm" is not isolation, so that it cannot be required. Leave isolation out.',
    )
  }
  const limits = resolveLimits(options.limits)
  const version = await pyodideVersion()
  const interpreter = {
    language,
    implementation: 'Pyodide',
    version,
    platform: 'wasm32',
    executable: 'pyodide',
  }
  const chosen = { level: 'wasm' as const, degraded: [] }
  return pooledRunner(
    { interpreter, chosen, limits, start: () => startPyodideWorker(seed) },
    { workers: 1, ...options },
  )
}
