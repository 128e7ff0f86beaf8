import type { Executor } from '../../authoring/index.ts'
import { createRunner, type StartedRunner } from '../../runner/index.ts'
import type {
  ExecutionPair,
  ExecutionResult,
  IsolationLevel,
  Language,
} from '../../schema/index.ts'

/** Where generated code may run. */
export interface IsolationOptions {
  readonly language: Language
  /** The strictest level wanted; `lock` when absent. */
  readonly level?: IsolationLevel | undefined
  /** `required` (when absent) refuses to run below the level. */
  readonly isolation?: 'required' | 'preferred' | undefined
  readonly workers?: number | undefined
}

/** An executor in isolated processes, to be closed after use. */
export interface IsolatedExecutor extends Executor {
  /** The level at which everything runs. */
  readonly level: IsolationLevel
  close(): Promise<void>
}

/**
 * Starts the only way in which generated code is executed: one isolated runner per hash seed.
 * @throws InfrastructureError when the interpreter or the required level is not to be had
 */
export async function isolatedExecutor(options: IsolationOptions): Promise<IsolatedExecutor> {
  const { isolation = 'required', ...rest } = options
  const start = (seed: number): Promise<StartedRunner> => createRunner({ ...rest, isolation, seed })
  const first = await start(0)
  const runners = new Map([[0, Promise.resolve(first)]])
  const runnerOf = (seed: number): Promise<StartedRunner> => {
    const runner = runners.get(seed) ?? start(seed)
    runners.set(seed, runner)
    return runner
  }
  const { implementation, version, platform } = first.interpreter
  const minor = version.split('.').slice(0, 2).join('.')
  const name = options.language === 'python' ? minor : `${implementation} ${minor}`
  return {
    level: first.level,
    environment: { python: name, platform },
    execute: async (pairs, { hashSeed, cpuMs, isAlone }) => {
      const runner = await runnerOf(hashSeed)
      if (isAlone === true) return oneByOne(runner, pairs, cpuMs)
      return Promise.all(pairs.map(pair => runner.execute(pair, { cpuMs })))
    },
    close: async () => {
      for (const runner of runners.values()) await (await runner).close()
    },
  }
}

async function oneByOne(
  runner: StartedRunner,
  pairs: readonly ExecutionPair[],
  cpuMs: number,
): Promise<readonly ExecutionResult[]> {
  const results: ExecutionResult[] = []
  for (const pair of pairs) results.push(await runner.execute(pair, { cpuMs }))
  return results
}
