import { createRunner, executeAll, type Runner, type StartedRunner } from '../../runner/index.ts'
import type { ExecutionPair, ExecutionResult, Language } from '../../schema/index.ts'
import { HASH_SEEDS, type ExecuteConditions, type Executor } from './executor.ts'

/** An executor on real interpreters, to be closed after use. */
export interface RunnerExecutor extends Executor {
  close(): Promise<void>
}

/**
 * Starts an executor: one runner per hash seed, started when it is first needed.
 * @throws InfrastructureError when there is no usable interpreter
 */
export async function runnerExecutor(
  workers?: number,
  language: Language = 'python',
): Promise<RunnerExecutor> {
  const start = (seed: number): Promise<StartedRunner> =>
    createRunner({ seed, language, ...(workers === undefined ? {} : { workers }) })
  const first = await start(HASH_SEEDS[0])
  const runners = new Map<number, Promise<StartedRunner>>([[HASH_SEEDS[0], Promise.resolve(first)]])
  const runnerOf = (seed: number): Promise<StartedRunner> => {
    const runner = runners.get(seed) ?? start(seed)
    runners.set(seed, runner)
    return runner
  }
  const { implementation, version, platform } = first.interpreter
  const minor = version.split('.').slice(0, 2).join('.')
  return {
    environment: { python: language === 'python' ? minor : `${implementation} ${minor}`, platform },
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
