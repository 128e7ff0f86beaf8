import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLE_FILES, CHECKSUM_FILE, parseChecksums, sha256Of } from '../formats/index.ts'
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
 * `data/`, as in the paper's bundle), every other pool in `pools/<pool>/`.
 * @throws InputError when a file or the pool is missing or a checksum differs
 */
export async function readPoolFiles(directory: string, pool: Pool): Promise<PoolFiles> {
  const checksums = await readChecksums(directory)
  const prefix = prefixOf(directory, pool, checksums)
  const read = (name: string): Promise<VerifiedFile> =>
    readVerified(directory, prefix + name, checksums)
  const [queries, corpus, distractors] = await Promise.all([
    read(BUNDLE_FILES.queries),
    read(BUNDLE_FILES.corpus),
    read(BUNDLE_FILES.distractors),
  ])
  const hasCache = checksums.has(prefix + BUNDLE_FILES.cache)
  const cache = hasCache ? (await read(BUNDLE_FILES.cache)).file : undefined
  return { queries, corpus, distractors, cache }
}

async function readChecksums(directory: string): Promise<ReadonlyMap<string, string>> {
  const file = join(directory, CHECKSUM_FILE)
  return parseChecksums((await readBytes(file)).toString('utf8'), file)
}

function prefixOf(
  directory: string,
  pool: Pool,
  checksums: ReadonlyMap<string, string>,
): string {
  if (pool === 'base') return checksums.has(`data/${BUNDLE_FILES.queries}`) ? 'data/' : ''
  const prefix = `pools/${pool}/`
  if (checksums.has(prefix + BUNDLE_FILES.queries)) return prefix
  const there = POOLS.filter(
    name => name === 'base' || checksums.has(`pools/${name}/${BUNDLE_FILES.queries}`),
  )
  throw new InputError(
    `The pool must be one that ${directory} holds (${there.join(', ')}), but is "${pool}". ` +
      'Choose one of these, or build the dataset again.',
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
  return { file, text: bytes.toString('utf8'), sha256 }
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
