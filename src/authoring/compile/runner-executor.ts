import { createRunner, executeAll, type Runner } from '../../runner/index.ts'
import type { ExecutionPair, ExecutionResult } from '../../schema/index.ts'
import { HASH_SEEDS, type ExecuteConditions, type Executor } from './executor.ts'

/** An executor on real interpreters, to be closed after use. */
export interface RunnerExecutor extends Executor {
  close(): Promise<void>
}

/**
 * Starts an executor: one runner per hash seed, started when it is first needed.
 * @throws InfrastructureError when there is no usable Python
 */
export async function runnerExecutor(workers?: number): Promise<RunnerExecutor> {
  const start = (seed: number): Promise<Runner> =>
    createRunner({ seed, ...(workers === undefined ? {} : { workers }) })
  const first = await start(HASH_SEEDS[0])
  const runners = new Map<number, Promise<Runner>>([[HASH_SEEDS[0], Promise.resolve(first)]])
  const runnerOf = (seed: number): Promise<Runner> => {
    const runner = runners.get(seed) ?? start(seed)
    runners.set(seed, runner)
    return runner
  }
  const { version, platform } = first.interpreter
  return {
    environment: { python: version.split('.').slice(0, 2).join('.'), platform },
    execute: async (pairs, conditions) => {
      const runner = await runnerOf(conditions.hashSeed)
      const { cpuMs } = conditions
      return conditions.isAlone === true
        ? executeOneByOne(runner, pairs, conditions)
        : executeAll(runner, pairs, { cpuMs })
    },
    close: async () => {
      for (const runner of runners.values()) await (await runner).close()
    },
  }
}

async function executeOneByOne(
  runner: Runner,
  pairs: readonly ExecutionPair[],
  { cpuMs }: ExecuteConditions,
): Promise<readonly ExecutionResult[]> {
  const results: ExecutionResult[] = []
  for (const pair of pairs) results.push(await runner.execute(pair, { cpuMs }))
  return results
}
