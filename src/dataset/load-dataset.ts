import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseBundle, sha256Of } from '../formats/index.ts'
import { InputError, Pool, POOLS, type ExecutionDataset } from '../schema/index.ts'
import { readPoolFiles, type PoolFiles } from './bundle-directory.ts'
import { joinBundle } from './join-bundle.ts'
import { maskNames } from './mask-names.ts'

/** Which dataset to load. */
export interface LoadDatasetOptions {
  /** The candidate pool; `base` when absent. */
  readonly pool?: Pool | undefined
  /** A released bundle; the one inside this package when absent. */
  readonly directory?: string | undefined
  /** `masked` hides each function's own name from retrievers; `kept` when absent. */
  readonly names?: 'kept' | 'masked' | undefined
}

// The same depth below the package from src/dataset and from dist/dataset.
const BUILT_IN = fileURLToPath(new URL('../../dataset/released', import.meta.url))
const BUILT_IN_ID = 'execretrieval-py'

const loaded = new Map<string, Promise<ExecutionDataset>>()

/**
 * Loads a released dataset as plain, frozen data. Checksums are verified and rows parsed once per
 * process; later calls return the same object.
 * @throws InputError when a file is missing, changed or broken, or there is no such pool
 *
 * @example
 * const dataset = await loadDataset()
 */
export function loadDataset(options: LoadDatasetOptions = {}): Promise<ExecutionDataset> {
  const directory = resolve(options.directory ?? BUILT_IN)
  const pool = options.pool ?? 'base'
  const names = options.names ?? 'kept'
  const key = `${names}\0${pool}\0${directory}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const loading = names === 'masked' ? loadMasked(options) : read(directory, pool)
  loaded.set(key, loading)
  // A broken bundle can be repaired while the process lives (watch mode).
  loading.catch(() => loaded.delete(key))
  return loading
}

async function loadMasked(options: LoadDatasetOptions): Promise<ExecutionDataset> {
  return maskNames(await loadDataset({ ...options, names: 'kept' }))
}

async function read(directory: string, pool: Pool): Promise<ExecutionDataset> {
  if (!Pool.safeParse(pool).success) {
    throw new InputError(
      `The pool must be one of ${POOLS.join(', ')}, but is ${JSON.stringify(pool)}.`,
    )
  }
  const files = await readPoolFiles(directory, pool)
  const { queries, corpus } = joinBundle(parseBundle(files))
  return freezeDeep({
    kind: 'execution',
    id: directory === BUILT_IN ? BUILT_IN_ID : basename(directory),
    sha256: poolDigest(files),
    pool,
    queries,
    corpus,
    ...(files.cache === undefined ? {} : { executionCache: files.cache }),
  })
}

/** Leaves the cache out: its labels may differ by machine, the dataset does not. */
function poolDigest(files: PoolFiles): string {
  return sha256Of([files.queries, files.corpus, files.distractors].map(f => f.sha256).join('\n'))
}

function freezeDeep<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) freezeDeep(part)
  }
  return Object.freeze(value)
}
