import { InfrastructureError, type IsolationLevel } from '../schema/index.ts'
import { compileCode, executePair } from './execute-pair.ts'
import { findPython, type Python } from './find-python.ts'
import { defaultWorkers, resolveLimits } from './limits.ts'
import { pythonLaunch, type LaunchOptions } from './python-launch.ts'
import type { LevelReport, RunnerOptions, StartedRunner } from './runner.ts'
import { probesOf, selfTest } from './self-test.ts'
import { startSingle } from './single-worker.ts'
import { startWorker, type Worker } from './worker.ts'
import { workerPool } from './worker-pool.ts'

/** The levels that Python can be run at, strictest first. */
export const PYTHON_LEVELS: readonly IsolationLevel[] = ['bwrap', 'lock', 'rlimit', 'process']

/**
 * Starts a runner for Python at the strictest level, up to the wanted one, that passes its self-test.
 * @throws InfrastructureError when there is no usable Python, or the required level is not to be had
 */
export async function startPython(options: RunnerOptions): Promise<StartedRunner> {
  const python = await findPython(options.python)
  const limits = resolveLimits(options.limits)
  const { seed = 0, isolate = 'suite', level: wanted = 'lock' } = options
  const chosen = await chooseLevel(python, { level: wanted, limits, seed }, options.isolation)
  const launch = { level: chosen.level, limits, seed }
  const pool = workerPool(() => startPythonWorker(python, launch), options.workers ?? defaultWorkers())
  const { language, implementation, version, platform, executable } = python
  return {
    level: chosen.level,
    limits,
    degraded: chosen.degraded,
    interpreter: { language, implementation, version, platform, executable },
    environment: {
      language,
      implementation,
      version,
      platform,
      cpuMs: limits.cpuMs,
      wallFactor: limits.wallFactor,
      memoryBytes: limits.memoryBytes,
      isolate,
      seed,
    },
    execute: (pair, executeOptions = {}) =>
      executePair({ pool, level: chosen.level, limits, isolate }, pair, executeOptions),
    compiles: code => compileCode(pool, limits, code),
    close: () => pool.close(),
  }
}

async function chooseLevel(
  python: Python,
  launch: LaunchOptions,
  isolation: RunnerOptions['isolation'],
): Promise<{ readonly level: IsolationLevel; readonly degraded: readonly LevelReport[] }> {
  const from = PYTHON_LEVELS.indexOf(launch.level)
  const levels = isolation === 'required' ? [launch.level] : PYTHON_LEVELS.slice(Math.max(0, from))
  const degraded: LevelReport[] = []
  for (const level of levels) {
    const report = await reportLevel(python, { ...launch, level })
    if (report.available) return { level, degraded }
    degraded.push(report)
  }
  const reasons = degraded.map(({ level, reason }) => `${level}: ${reason}`).join('; ')
  throw new InfrastructureError(
    `Executing snippets needs the isolation level "${launch.level}", but it is not to be had here ` +
      `(${reasons}). Use isolation: 'preferred' to accept a weaker level.`,
  )
}

/** Tells whether a level can be had with this Python, by running its self-test. */
export async function reportLevel(python: Python, launch: LaunchOptions): Promise<LevelReport> {
  const { level } = launch
  const missing = missingFor(python, level)
  if (missing !== undefined) return { level, available: false, reason: missing }
  let worker: Worker | undefined
  try {
    worker = await startPythonWorker(python, launch)
    const failure = await selfTest(worker, probesOf(level))
    return { level, available: failure === undefined, reason: failure ?? '' }
  } catch (error) {
    return { level, available: false, reason: error instanceof Error ? error.message : String(error) }
  } finally {
    await worker?.kill()
  }
}

function missingFor(python: Python, level: IsolationLevel): string | undefined {
  if (level === 'process') return undefined
  if (!PYTHON_LEVELS.includes(level)) return 'it is not a level of the Python runner'
  if (!python.canFork) return 'this Python has no os.fork'
  if (level === 'rlimit') return undefined
  if (process.platform !== 'linux') return `it needs Linux, this is ${process.platform}`
  return python.hasCtypes ? undefined : 'this Python has no ctypes'
}

async function startPythonWorker(python: Python, launch: LaunchOptions): Promise<Worker> {
  const command = pythonLaunch(python, launch)
  return launch.level === 'process' ? startSingle(command) : startWorker(command)
}

