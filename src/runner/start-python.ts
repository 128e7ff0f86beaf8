import type { IsolationLevel } from '../schema/index.ts'
import { chooseLevel } from './choose-level.ts'
import { findPython, type Python } from './find-python.ts'
import { resolveLimits } from './limits.ts'
import { pooledRunner } from './pooled-runner.ts'
import { pythonLaunch, type LaunchOptions } from './python-launch.ts'
import { reportLevel } from './report-level.ts'
import type { LevelReport, RunnerOptions, StartedRunner } from './runner.ts'
import { pythonProbes } from './self-test.ts'
import { startSingle } from './single-worker.ts'
import { startWorker, type Worker } from './worker.ts'

/**
 * Starts a runner for Python at the strictest level, up to the wanted one, that passes its self-test.
 * @throws InfrastructureError when there is no usable Python, or the required level is not to be had
 */
export async function startPython(options: RunnerOptions): Promise<StartedRunner> {
  const python = await findPython(options.python)
  const limits = resolveLimits(options.limits)
  const { seed = 0, level: wanted = 'lock', isolation } = options
  const chosen = await chooseLevel({ wanted, isolation }, level =>
    reportPythonLevel(python, { level, limits, seed }),
  )
  const start = (): Promise<Worker> => startWorkerOf(python, { level: chosen.level, limits, seed })
  return pooledRunner({ interpreter: python, chosen, limits, start }, options)
}

/** Tells whether a level can be had with this Python. */
export async function reportPythonLevel(
  python: Python,
  launch: LaunchOptions,
): Promise<LevelReport> {
  const { level } = launch
  const reason = missingFor(python, level)
  if (reason !== undefined) return { level, available: false, reason }
  return reportLevel(level, pythonProbes(level), () => startWorkerOf(python, launch))
}

function missingFor(python: Python, level: IsolationLevel): string | undefined {
  if (level === 'process') return undefined
  if (level === 'wasm') return 'it has no Python of this machine'
  if (!python.canFork) return 'this Python has no os.fork'
  if (level === 'rlimit') return undefined
  if (process.platform !== 'linux') return `it needs Linux, this is ${process.platform}`
  return python.hasCtypes ? undefined : 'this Python has no ctypes'
}

async function startWorkerOf(python: Python, launch: LaunchOptions): Promise<Worker> {
  const command = pythonLaunch(python, launch)
  return launch.level === 'process' ? startSingle(command) : startWorker(command)
}
