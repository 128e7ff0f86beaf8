import { join } from 'node:path'
import type { Executor } from './compile/executor.ts'
import { rememberingExecutor } from './compile/remembering-executor.ts'
import { runnerExecutor } from './compile/runner-executor.ts'
import type { TaskLanguage } from './source/task-form.ts'

/** Which executor to work with. */
export interface ExecutorOptions {
  /** What the pairs are written in; Python when absent. */
  readonly language?: TaskLanguage | undefined
  readonly executor?: Executor | undefined
  readonly workers?: number | undefined
  /** Directory of the dataset: outcomes are remembered in its `.cache/`. */
  readonly directory?: string | undefined
  readonly isCold?: boolean | undefined
}

/** Runs work with the given executor, or with a fresh one that is closed afterwards. */
export async function withExecutor<T>(
  options: ExecutorOptions,
  work: (executor: Executor) => Promise<T>,
): Promise<T> {
  if (options.executor !== undefined) return work(options.executor)
  const language = options.language ?? 'python'
  const executor = await runnerExecutor(options.workers, language)
  try {
    if (options.directory === undefined) return await work(executor)
    const name = language === 'python' ? 'verdicts.jsonl' : `verdicts.${language}.jsonl`
    const file = join(options.directory, '.cache', name)
    const remembering = await rememberingExecutor(executor, file, options.isCold)
    const result = await work(remembering)
    await remembering.save()
    return result
  } finally {
    await executor.close()
  }
}
