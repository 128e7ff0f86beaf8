import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { loadParser } from '../../syntax/index.ts'
import { compileDataset, type Compilation } from '../compile/compile-dataset.ts'
import type { DistractorLock } from '../compile/distractor-lock.ts'
import { writePool, writeTypescriptMemory, type ReleasePaths } from '../compile/write-release.ts'
import {
  pathsOf,
  readLock,
  readMatrix,
  typescriptPathsOf,
  type DatasetPlace,
} from '../dataset-files.ts'
import type { Allowances } from '../gates/gate.ts'
import { readTasks } from '../source/read-tasks.ts'
import { readTwinQueries } from '../source/read-twin-queries.ts'
import { withExecutor } from '../with-executor.ts'

/** How to build the pool of TypeScript tasks. */
export interface TypescriptOptions extends DatasetPlace {
  readonly workers?: number | undefined
  /** True to run everything again instead of believing kill matrix and memory. */
  readonly isCold?: boolean | undefined
  /** True to choose all distractors and ids anew. */
  readonly isUnlocked?: boolean | undefined
  readonly allowances?: Allowances | undefined
  readonly progress?: ((text: string) => void) | undefined
}

/** What building the pool came to. */
export interface TypescriptReport extends Compilation {
  /** Absent when a gate failed: then nothing was written. */
  readonly written: ReleasePaths | undefined
}

/** Tells whether a dataset has TypeScript tasks. */
export async function hasTypescriptTasks({ directory }: DatasetPlace): Promise<boolean> {
  for await (const _ of glob('*/*.ts', { cwd: join(directory, 'tasks') })) return true
  return false
}

/**
 * Compiles the TypeScript tasks of a dataset. A query has the id of the Python query of its path, so
 * that outcomes can be compared query by query across languages.
 */
export async function compileTypescript(
  options: TypescriptOptions,
  python: DistractorLock,
): Promise<Compilation> {
  const paths = typescriptPathsOf(options)
  const tasks = await readTasks(join(options.directory, 'tasks'), 'typescript')
  const files = tasks.map(({ id, file }) => ({ id, file: join(options.directory, 'tasks', file) }))
  const twins = await readTwinQueries(files)
  const lock = withTwinIds(await readLock(paths.lock, options), python)
  const matrix = options.isCold === true ? undefined : await readMatrix(paths.matrix)
  const { allowances, progress } = options
  const { directory, workers, isCold } = options
  return withExecutor({ directory, workers, isCold, language: 'typescript' }, async executor =>
    compileDataset({
      tasks,
      lock,
      executor,
      parse: await loadParser('typescript'),
      ...(twins === undefined ? {} : { twins }),
      ...(matrix === undefined ? {} : { matrix }),
      ...(allowances === undefined ? {} : { allowances }),
      ...(progress === undefined ? {} : { progress }),
    }),
  )
}

/** Tasks that are not locked yet begin with nothing but the id of their Python query. */
function withTwinIds(lock: DistractorLock, python: DistractorLock): DistractorLock {
  const begun = [...python.tasks.values()].map(({ task, query_id }) => {
    const entry = { task, query_id, code_sha256: '', corpus_id: '', distractors: [] }
    return [task, lock.tasks.get(task) ?? entry] as const
  })
  return { ...lock, tasks: new Map(begun) }
}

/**
 * Builds the pool of TypeScript tasks alone and puts it into the released bundle beside the others,
 * whose bytes stay as they are.
 * @throws InputError when there is no TypeScript task, no bundle, or a file cannot be read
 */
export async function buildTypescript(options: TypescriptOptions): Promise<TypescriptReport> {
  const paths = typescriptPathsOf(options)
  const python = await readLock(pathsOf(options).lock)
  const compilation = await compileTypescript(options, python)
  const { release } = compilation
  if (release === undefined || !existsSync(paths.released))
    return { ...compilation, written: undefined }
  await writePool('typescript', release.bundle, paths.released)
  await writeTypescriptMemory(release, paths)
  return { ...compilation, written: paths }
}
