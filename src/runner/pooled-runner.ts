import { compileCode, executePair } from './execute-pair.ts'
import type { ChosenLevel } from './choose-level.ts'
import { defaultWorkers, type Limits } from './limits.ts'
import type { InterpreterInfo, RunnerOptions, StartedRunner } from './runner.ts'
import { workerPool } from './worker-pool.ts'
import type { Worker } from './worker.ts'

/** What a back-end brings to its runner. */
export interface BackEnd {
  readonly interpreter: InterpreterInfo
  readonly chosen: ChosenLevel
  readonly limits: Limits
  readonly start: () => Promise<Worker>
}

/** Makes a runner of a back-end: a pool of its workers behind the contract. */
export function pooledRunner(backEnd: BackEnd, options: RunnerOptions): StartedRunner {
  const { chosen, limits, start } = backEnd
  const { language, implementation, version, platform, executable } = backEnd.interpreter
  const { seed = 0, isolate = 'suite', workers = defaultWorkers() } = options
  const { cpuMs, wallFactor, memoryBytes } = limits
  const pool = workerPool(start, workers)
  const place = { language, implementation, version, platform }
  return {
    level: chosen.level,
    degraded: chosen.degraded,
    limits,
    interpreter: { ...place, executable },
    environment: { ...place, cpuMs, wallFactor, memoryBytes, isolate, seed },
    execute: (pair, executeOptions = {}) =>
      executePair({ pool, level: chosen.level, limits, isolate }, pair, executeOptions),
    compiles: code => compileCode(pool, limits, code),
    close: () => pool.close(),
  }
}
