import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadParser } from '../syntax/index.ts'
import { compileDataset, type Compilation } from './compile/compile-dataset.ts'
import { withCounts } from './compile/datasheet-counts.ts'
import { DEFAULT_SEED, emptyLock, parseLock, type DistractorLock } from './compile/distractor-lock.ts'
import type { Executor } from './compile/executor.ts'
import { parseKillMatrix, type KillMatrixRow } from './compile/kill-matrix.ts'
import { rememberingExecutor } from './compile/remembering-executor.ts'
import { runnerExecutor } from './compile/runner-executor.ts'
import { writeRelease, type ReleasePaths } from './compile/write-release.ts'
import type { Allowances, Evidence } from './gates/gate.ts'
import { openGroupMemory } from './pools/group-memory.ts'
import { poolsOfRelease, type ReleasedPools } from './pools/pools-of-release.ts'
import { readTasks } from './source/read-tasks.ts'
import type { TaskLanguage } from './source/task-form.ts'

/** How to build a dataset. */
export interface BuildOptions {
  /** Holds `tasks/`, `distractors.lock`, `kill-matrix.jsonl` and `released/`. */
  readonly directory: string
  /** Where the released bundle goes; `released/` of the directory when absent. */
  readonly out?: string | undefined
  readonly workers?: number | undefined
  /** Seed of the choice when nothing is locked yet. */
  readonly seed?: number | undefined
  /** True to run everything again instead of believing kill matrix and memory. */
  readonly isCold?: boolean | undefined
  /** True to choose all distractors and ids anew. */
  readonly isUnlocked?: boolean | undefined
  readonly allowances?: Allowances | undefined
  readonly progress?: ((text: string) => void) | undefined
  /** Runs the pairs; interpreters of this machine when absent. */
  readonly executor?: Executor | undefined
}

/** What building came to. */
export interface BuildReport extends Compilation {
  /** Absent when a gate failed: then nothing was written. */
  readonly written: ReleasePaths | undefined
}

/**
 * Builds the released bundle from the task sources. Nothing is overwritten when a gate fails.
 * @throws InputError when the directory, the lock or the kill matrix cannot be read
 */
export async function buildDataset(options: BuildOptions): Promise<BuildReport> {
  const paths = pathsOf(options)
  const tasks = await readTasks(join(options.directory, 'tasks'))
  const lock = await readLock(paths.lock, options)
  const matrix = options.isCold === true ? undefined : await readMatrix(paths.matrix)
  const { progress } = options
  const memory = await openGroupMemory(paths.pools, options.isCold)
  const [compilation, pools] = await withExecutor(options, async executor => {
    const compiled = await compileDataset({
      tasks,
      lock,
      executor,
      parse: await loadParser('python'),
      ...(matrix === undefined ? {} : { matrix }),
      ...(options.allowances === undefined ? {} : { allowances: options.allowances }),
      ...(progress === undefined ? {} : { progress }),
    })
    const { release, evidence } = compiled
    if (release === undefined) return [compiled, undefined] as const
    return [compiled, await poolsOfRelease(release, evidence, { executor, memory, progress })] as const
  })
  if (compilation.release === undefined) return { ...compilation, written: undefined }
  await writeRelease({ ...compilation.release, ...(pools === undefined ? {} : { pools }) }, paths)
  await memory.save()
  await updateDatasheet(join(options.directory, 'DATASHEET.md'), compilation.evidence, pools)
  return { ...compilation, written: paths }
}

/** Where the parts of a dataset are, what is only remembered included. */
export interface DatasetPaths extends ReleasePaths {
  readonly pools: string
}

/** Returns where the parts of a dataset directory are. */
export function pathsOf({ directory, out }: Pick<BuildOptions, 'directory' | 'out'>): DatasetPaths {
  return {
    released: out ?? join(directory, 'released'),
    lock: join(directory, 'distractors.lock'),
    matrix: join(directory, 'kill-matrix.jsonl'),
    pools: join(directory, '.cache', 'pools.jsonl'),
  }
}

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

/** Reads a kill matrix when there is one. */
export async function readMatrix(
  file: string,
): Promise<ReadonlyMap<string, KillMatrixRow> | undefined> {
  return existsSync(file) ? parseKillMatrix(await readFile(file, 'utf8'), file) : undefined
}

async function updateDatasheet(
  file: string,
  evidence: Evidence,
  pools: ReleasedPools | undefined,
): Promise<void> {
  if (!existsSync(file)) return
  const before = await readFile(file, 'utf8')
  const after = withCounts(before, evidence, pools)
  if (after !== before) await writeFile(file, after)
}

/** Reads the lock; an empty one when nothing is locked yet, or everything is to be drawn anew. */
export async function readLock(
  file: string,
  options: Pick<BuildOptions, 'isUnlocked' | 'seed'>,
): Promise<DistractorLock> {
  const isNew = options.isUnlocked === true || !existsSync(file)
  const seed = options.seed ?? DEFAULT_SEED
  return isNew ? emptyLock(seed) : parseLock(await readFile(file, 'utf8'), file)
}
