import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  BUNDLE_FILES,
  CHECKSUM_FILE,
  parseChecksums,
  poolFile,
  sha256Of,
} from '../formats/index.ts'
import { InputError, type Pool, POOLS } from '../schema/index.ts'

/** A file of a bundle that agrees with its checksum. */
export interface VerifiedFile {
  /** Absolute path. */
  readonly file: string
  readonly text: string
  readonly sha256: string
}

/** The files of one pool, verified. */
export interface PoolFiles {
  readonly queries: VerifiedFile
  readonly corpus: VerifiedFile
  readonly distractors: VerifiedFile
  /** Absolute path, checked like the others; absent when the bundle ships none. */
  readonly cache: string | undefined
}

/**
 * Reads the files of one pool and checks each against SHA256SUMS. `base` lies at the top (or in
 * `data/`, as in the paper's bundle), every other pool compressed in `pools/<pool>/`.
 * @throws InputError when a file or the pool is missing or a checksum differs
 */
export async function readPoolFiles(directory: string, pool: Pool): Promise<PoolFiles> {
  const checksums = await readChecksums(directory)
  const pathOf = pathsOf(directory, pool, checksums)
  const read = (name: string): Promise<VerifiedFile> =>
    readVerified(directory, pathOf(name), checksums)
  const [queries, corpus, distractors] = await Promise.all([
    read(BUNDLE_FILES.queries),
    read(BUNDLE_FILES.corpus),
    read(BUNDLE_FILES.distractors),
  ])
  const hasCache = checksums.has(pathOf(BUNDLE_FILES.cache))
  const cache = hasCache ? (await read(BUNDLE_FILES.cache)).file : undefined
  return { queries, corpus, distractors, cache }
}

async function readChecksums(directory: string): Promise<ReadonlyMap<string, string>> {
  const file = join(directory, CHECKSUM_FILE)
  return parseChecksums((await readBytes(file)).toString('utf8'), file)
}

/** Tells where the files of a pool lie. */
function pathsOf(
  directory: string,
  pool: Pool,
  checksums: ReadonlyMap<string, string>,
): (name: string) => string {
  const isData = checksums.has(`data/${BUNDLE_FILES.queries}`)
  if (pool === 'base') return name => (isData ? `data/${name}` : name)
  const has = (name: Pool): boolean => checksums.has(poolFile(name, BUNDLE_FILES.queries))
  if (has(pool)) {
    refuseLeftOut(directory, pool)
    return name => poolFile(pool, name)
  }
  const there = POOLS.filter(name => name === 'base' || has(name))
  throw new InputError(
    `The pool must be one that ${directory} holds (${there.join(', ')}), but is "${pool}". ` +
      'Choose one of these, or build the dataset again.',
  )
}

/** Every verified mutant is a fifth of what the npm package may weigh. */
function refuseLeftOut(directory: string, pool: Pool): void {
  if (pool !== 'all-mutants' || existsSync(join(directory, poolFile(pool, BUNDLE_FILES.queries)))) return
  throw new InputError(
    `The pool "${pool}" must lie in ${directory}, but does not: the npm package leaves it out for its ` +
      'size. Take dataset/released from the repository and name it as the directory.',
  )
}

async function readVerified(
  directory: string,
  path: string,
  checksums: ReadonlyMap<string, string>,
): Promise<VerifiedFile> {
  const file = join(directory, path)
  const bytes = await readBytes(file)
  const sha256 = sha256Of(bytes)
  const expected = checksums.get(path)
  if (sha256 !== expected) {
    const must = expected === undefined ? 'be listed there' : `have the SHA-256 ${expected}`
    throw new InputError(
      `${file} must ${must} as ${join(directory, CHECKSUM_FILE)} says, but has ${sha256}. ` +
        'Restore the file, or build the dataset again with "vitest-retrieval dataset build".',
    )
  }
  return { file, text: textOf(file, bytes), sha256 }
}

/** The text of a file, decompressed where its name says so. */
function textOf(file: string, bytes: Buffer): string {
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (cause) {
    const state = existsSync(file) ? 'cannot be read' : 'does not exist'
    throw new InputError(
      `A dataset must hold ${file}, but that file ${state}. Name the directory of a released ` +
        'bundle, or build it with "vitest-retrieval dataset build".',
      { cause },
    )
  }
}
