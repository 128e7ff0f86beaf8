import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '../schema/index.ts'
import { loadParser } from '../syntax/index.ts'
import { compileDataset, type Compilation } from './compile/compile-dataset.ts'
import { withCounts } from './compile/datasheet-counts.ts'
import type { DistractorLock } from './compile/distractor-lock.ts'
import type { Executor } from './compile/executor.ts'
import { writeRelease, writeTypescriptMemory, type ReleasePaths } from './compile/write-release.ts'
import { pathsOf, readLock, readMatrix, typescriptPathsOf } from './dataset-files.ts'
import type { Allowances, Evidence } from './gates/gate.ts'
import { openGroupMemory } from './pools/group-memory.ts'
import { poolsOfRelease, type ReleasedPool, type ReleasedPools } from './pools/pools-of-release.ts'
import { readTasks } from './source/read-tasks.ts'
import { compileTypescript, hasTypescriptTasks } from './typescript/build-typescript.ts'
import { withExecutor } from './with-executor.ts'

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
    return [
      compiled,
      await poolsOfRelease(release, evidence, { executor, memory, progress }),
    ] as const
  })
  const { release } = compilation
  if (release === undefined || pools === undefined) return { ...compilation, written: undefined }
  const second = await secondLanguage(options, release.lock)
  if (second !== undefined && second.release === undefined) return { ...second, written: undefined }
  const all = new Map<Pool, ReleasedPool>(pools)
  if (second?.release !== undefined) all.set('typescript', second.release.bundle)
  await writeRelease({ ...release, pools: all }, paths)
  if (second?.release !== undefined) {
    await writeTypescriptMemory(second.release, typescriptPathsOf(options))
  }
  await memory.save()
  await updateDatasheet(join(options.directory, 'DATASHEET.md'), compilation.evidence, pools)
  return { ...compilation, written: paths }
}

async function secondLanguage(
  options: BuildOptions,
  lock: DistractorLock,
): Promise<Compilation | undefined> {
  return (await hasTypescriptTasks(options)) ? compileTypescript(options, lock) : undefined
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
