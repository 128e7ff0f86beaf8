import {
  ExecutionResult,
  InfrastructureError,
  type ExecutionPair,
  type IsolationLevel,
} from '../schema/index.ts'
import { findPython, type InterpreterInfo } from './interpreter.ts'
import { defaultWorkers, DEFAULT_LIMITS } from './limits.ts'
import type { ExecuteOptions, Runner, RunnerOptions } from './runner.ts'
import { selfTest } from './self-test.ts'
import { workerPool } from './worker-pool.ts'
import { startZygote, type Zygote, type ZygoteOptions } from './zygote.ts'

const FALLBACKS: readonly IsolationLevel[] = ['lock', 'rlimit']

/**
 * Starts a runner for Python snippets at the strongest level that passes its self-test here.
 * @throws InfrastructureError when there is no usable Python or the required level is not to be had
 */
export async function createPythonRunner(options: RunnerOptions): Promise<Runner> {
  const interpreter = await findPython(options.python)
  const { level, failures } = await strongestLevel(interpreter, options)
  if (level === undefined) {
    throw new InfrastructureError(
      `Running snippets needs isolation level "${options.level ?? 'lock'}", but its self-test ` +
        `failed: ${failures.join('; ')}. Use isolation: 'preferred' to accept a weaker level.`,
    )
  }
  const start = (): Promise<Zygote> => startZygote(zygoteOptions(interpreter, level, options))
  const pool = workerPool(start, options.workers ?? defaultWorkers())
  return {
    level,
    interpreter,
    execute: (pair, executeOptions) => execute(pool, pair, level, executeOptions ?? {}),
    compiles: async code => {
      const { error } = await pool.ask({ id: '', compile: code })
      return typeof error === 'string' ? error : null
    },
    close: () => pool.close(),
  }
}

async function strongestLevel(
  interpreter: InterpreterInfo,
  options: RunnerOptions,
): Promise<{ readonly level: IsolationLevel | undefined; readonly failures: readonly string[] }> {
  const wanted = options.level ?? 'lock'
  const levels = FALLBACKS.slice(Math.max(0, FALLBACKS.indexOf(wanted)))
  const tried = options.isolation === 'required' ? [wanted] : levels
  const failures: string[] = []
  for (const level of tried) {
    const failure = await selfTest(() => startZygote(zygoteOptions(interpreter, level, options)), level)
    if (failure === undefined) return { level, failures }
    failures.push(`${level}: ${failure}`)
  }
  return { level: undefined, failures }
}

function zygoteOptions(
  { executable }: InterpreterInfo,
  level: IsolationLevel,
  { limits, seed = 0 }: RunnerOptions,
): ZygoteOptions {
  return { executable, level, limits: { ...DEFAULT_LIMITS, ...limits }, seed }
}

/** A dead worker costs only the running pair, which is tried once more in a fresh one. */
async function execute(
  pool: ReturnType<typeof workerPool>,
  { id, code, tests }: ExecutionPair,
  level: IsolationLevel,
  { signal, cpuMs }: ExecuteOptions,
): Promise<ExecutionResult> {
  signal?.throwIfAborted()
  const request = { id, code, tests, ...(cpuMs === undefined ? {} : { cpuMs }) }
  const answer = await pool
    .ask(request, signal)
    .catch((error: unknown) => {
      signal?.throwIfAborted()
      if (!(error instanceof InfrastructureError)) throw error
      return pool.ask(request, signal)
    })
    .catch((error: unknown) => {
      signal?.throwIfAborted()
      if (!(error instanceof InfrastructureError)) throw error
      return { outcomes: tests.map(() => 'ERROR:RunnerLost'), cpuMs: 0 }
    })
  return ExecutionResult.parse({ ...answer, id, level })
}
