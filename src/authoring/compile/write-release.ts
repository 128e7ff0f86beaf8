import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CHECKSUM_FILE, formatBundle, formatChecksums, sha256Of } from '../../formats/index.ts'
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

/** Returns the files of a released bundle, checksums included: name → text. */
export function releaseFiles({ bundle }: Pick<Release, 'bundle'>): ReadonlyMap<string, string> {
  const files = formatBundle(bundle)
  const sums = new Map([...files].map(([name, text]) => [name, sha256Of(text)]))
  return new Map([...files, [CHECKSUM_FILE, formatChecksums(sums)]])
}

/** Writes a release: bundle, lock and kill matrix. What was there before stays when it fails. */
export async function writeRelease(release: Release, paths: ReleasePaths): Promise<void> {
  const fresh = await writeFresh(release, paths.released)
  await replaceFile(paths.matrix, formatKillMatrix(release.matrix))
  await replaceFile(paths.lock, formatLock(release.lock))
  await replaceDirectory(paths.released, fresh)
}

/**
 * Writes a bundle beside its place and renames it into it: a reader never sees half of it, and what
 * was there before stays whole when writing fails.
 */
export async function writeBundle(
  release: Pick<Release, 'bundle'>,
  directory: string,
): Promise<void> {
  await replaceDirectory(directory, await writeFresh(release, directory))
}

async function writeFresh(release: Pick<Release, 'bundle'>, directory: string): Promise<string> {
  const fresh = `${directory}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  for (const [name, text] of releaseFiles(release)) await writeFile(join(fresh, name), text)
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
