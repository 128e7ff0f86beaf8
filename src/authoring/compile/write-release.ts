import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  CHECKSUM_FILE,
  formatBundle,
  formatChecksums,
  parseChecksums,
  poolFile,
  sha256Of,
} from '../../formats/index.ts'
import type { ReleasedPool } from '../pools/pools-of-release.ts'
import type { Pool } from '../../schema/index.ts'
import { formatLock } from './distractor-lock.ts'
import { formatKillMatrix } from './kill-matrix.ts'
import type { Release } from './compile-dataset.ts'

/** Where the parts of a release go. */
export interface ReleasePaths {
  /** The directory of the released bundle; replaced as a whole. */
  readonly released: string
  readonly lock: string
  readonly matrix: string
}

/** What is written: the base pool, and the extra pools where there are any. */
export type Releasable = Pick<Release, 'bundle'> & {
  readonly pools?: ReadonlyMap<Pool, ReleasedPool>
}

/**
 * Returns the files of a released bundle, checksums included: path → content. Extra pools are
 * compressed, since the one of all mutants is ten times as large as the base pool.
 */
export function releaseFiles(release: Releasable): ReadonlyMap<string, string | Uint8Array> {
  const pools = [...(release.pools ?? [])].flatMap(([pool, bundle]) => poolFiles(pool, bundle))
  const files = new Map<string, string | Uint8Array>([...formatBundle(release.bundle), ...pools])
  const sums = new Map([...files].map(([name, content]) => [name, sha256Of(content)]))
  return files.set(CHECKSUM_FILE, formatChecksums(sums))
}

function poolFiles(
  pool: Pool,
  bundle: ReleasedPool,
): readonly (readonly [path: string, content: Uint8Array])[] {
  return [...formatBundle(bundle)].map(
    ([name, text]) => [poolFile(pool, name), gzip(text)] as const,
  )
}

/**
 * Puts one extra pool into a released bundle: its files, then their checksums. A reader that comes
 * between the two is told of the difference.
 */
export async function writePool(pool: Pool, bundle: ReleasedPool, released: string): Promise<void> {
  const file = join(released, CHECKSUM_FILE)
  const sums = new Map(parseChecksums(await readFile(file, 'utf8'), file))
  for (const [path, content] of poolFiles(pool, bundle)) {
    await mkdir(dirname(join(released, path)), { recursive: true })
    await writeFile(join(released, path), content)
    sums.set(path, sha256Of(content))
  }
  await replaceFile(file, formatChecksums(sums))
}

/** Writes lock and kill matrix of the TypeScript tasks. */
export async function writeTypescriptMemory(
  { lock, matrix }: Pick<Release, 'lock' | 'matrix'>,
  paths: ReleasePaths,
): Promise<void> {
  await replaceFile(paths.matrix, formatKillMatrix(matrix))
  await replaceFile(paths.lock, formatLock(lock))
}

/** Compresses text to the same bytes on every system. */
function gzip(text: string): Uint8Array {
  const bytes = gzipSync(text, { level: 9 })
  bytes[9] = 255 // "unknown": zlib writes the operating system here (RFC 1952)
  return bytes
}

/** Writes a release: bundle, lock and kill matrix. What was there before stays when it fails. */
export async function writeRelease(
  release: Release & Releasable,
  paths: ReleasePaths,
): Promise<void> {
  const fresh = await writeFresh(release, paths.released)
  await replaceFile(paths.matrix, formatKillMatrix(release.matrix))
  await replaceFile(paths.lock, formatLock(release.lock))
  await replaceDirectory(paths.released, fresh)
}

/**
 * Writes a bundle beside its place and renames it into it: a reader never sees half of it, and what
 * was there before stays whole when writing fails.
 */
export async function writeBundle(release: Releasable, directory: string): Promise<void> {
  await replaceDirectory(directory, await writeFresh(release, directory))
}

async function writeFresh(release: Releasable, directory: string): Promise<string> {
  const fresh = `${directory}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  for (const [name, content] of releaseFiles(release)) {
    await mkdir(dirname(join(fresh, name)), { recursive: true })
    await writeFile(join(fresh, name), content)
  }
  return fresh
}

async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

async function replaceDirectory(target: string, fresh: string): Promise<void> {
  const before = `${target}.old`
  await rm(before, { recursive: true, force: true })
  if (existsSync(target)) await rename(target, before)
  await rename(fresh, target)
  await rm(before, { recursive: true, force: true })
}
