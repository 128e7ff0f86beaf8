import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DEFAULT_SEED,
  emptyLock,
  parseLock,
  type DistractorLock,
} from './compile/distractor-lock.ts'
import { parseKillMatrix, type KillMatrixRow } from './compile/kill-matrix.ts'
import type { ReleasePaths } from './compile/write-release.ts'

/** Where the parts of a dataset are, what is only remembered included. */
export interface DatasetPaths extends ReleasePaths {
  readonly pools: string
}

/** Returns where the parts of a dataset directory are. */
export function pathsOf({ directory, out }: DatasetPlace): DatasetPaths {
  return {
    released: out ?? join(directory, 'released'),
    lock: join(directory, 'distractors.lock'),
    matrix: join(directory, 'kill-matrix.jsonl'),
    pools: join(directory, '.cache', 'pools.jsonl'),
  }
}

/** Where a dataset is. */
export interface DatasetPlace {
  /** Holds `tasks/`, `distractors.lock`, `kill-matrix.jsonl` and `released/`. */
  readonly directory: string
  /** Where the released bundle is; `released/` of the directory when absent. */
  readonly out?: string | undefined
}

/** Returns where the parts of a dataset's TypeScript tasks are. */
export function typescriptPathsOf(place: DatasetPlace): ReleasePaths {
  return {
    released: pathsOf(place).released,
    lock: join(place.directory, 'distractors.typescript.lock'),
    matrix: join(place.directory, 'kill-matrix.typescript.jsonl'),
  }
}

/** Reads a kill matrix when there is one. */
export async function readMatrix(
  file: string,
): Promise<ReadonlyMap<string, KillMatrixRow> | undefined> {
  return existsSync(file) ? parseKillMatrix(await readFile(file, 'utf8'), file) : undefined
}

/** How a lock is begun. */
export interface LockOptions {
  /** Seed of the choice when nothing is locked yet. */
  readonly seed?: number | undefined
  /** True to choose all distractors and ids anew. */
  readonly isUnlocked?: boolean | undefined
}

/** Reads the lock; an empty one when nothing is locked yet, or everything is to be drawn anew. */
export async function readLock(file: string, options: LockOptions = {}): Promise<DistractorLock> {
  const isNew = options.isUnlocked === true || !existsSync(file)
  const seed = options.seed ?? DEFAULT_SEED
  return isNew ? emptyLock(seed) : parseLock(await readFile(file, 'utf8'), file)
}
