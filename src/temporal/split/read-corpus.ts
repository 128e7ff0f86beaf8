import type { GoldEntry } from '../../schema/index.ts'
import { languageOf } from '../../project-tests/index.ts'
import { decodeText, isBinary } from '../git/decode-bytes.ts'
import { readBlobs } from '../git/read-blobs.ts'
import { readTree, type TreeEntry } from '../git/read-tree.ts'
import type { Repository } from '../git/repository.ts'
import type { TokenCounter } from './token-counter.ts'

/** Which files of a tree are searched: code (tests too), or every text file. */
export type CorpusScope = 'code' | 'text'

/** How many paths of a tree are not searched, and why. */
export interface LeftOut {
  readonly symlinks: number
  readonly submodules: number
  readonly outOfScope: number
  readonly binary: number
  readonly missing: number
  readonly empty: number
}

/** The files of a commit that are searched. */
export interface TreeCorpus {
  /** All tracked paths, as `git ls-tree -r` lists them. */
  readonly tracked: number
  /** Sorted by id. */
  readonly entries: readonly GoldEntry[]
  /** Path → blob of every file that is searched. */
  readonly oids: ReadonlyMap<string, string>
  readonly leftOut: LeftOut
}

/** Reads the searched files of a commit's tree; nothing is checked out. */
export async function readCorpus(
  repository: Repository,
  commit: string,
  { scope, tokens }: { readonly scope: CorpusScope; readonly tokens: TokenCounter },
): Promise<TreeCorpus> {
  const tree = await readTree(repository, commit)
  const files = tree.filter(({ kind }) => kind === 'file')
  const inScope = files.filter(({ path }) => scope === 'text' || languageOf(path) !== undefined)
  const blobs = await readBlobs(
    repository,
    inScope.map(({ oid }) => oid),
  )
  const missing = inScope.filter(({ oid }) => !blobs.has(oid)).length
  const texts = textsOf(blobs, tokens)
  const searched = inScope.filter(({ oid }) => texts.has(oid))
  const empty = inScope.filter(({ oid }) => isBlank(blobs.get(oid))).length
  const entries = searched.map(({ path, oid }) => ({ id: path, ...(texts.get(oid) ?? NOTHING) }))
  return {
    tracked: tree.length,
    entries: entries.sort((a, b) => (a.id < b.id ? -1 : 1)),
    oids: new Map(searched.map(({ path, oid }) => [path, oid])),
    leftOut: {
      symlinks: countOf(tree, 'symlink'),
      submodules: countOf(tree, 'submodule'),
      outOfScope: files.length - inScope.length,
      binary: inScope.length - searched.length - missing - empty,
      missing,
      empty,
    },
  }
}

const NOTHING = { text: '', tokens: 0 }

function textsOf(
  blobs: ReadonlyMap<string, Buffer>,
  tokens: TokenCounter,
): ReadonlyMap<string, typeof NOTHING> {
  const texts = new Map<string, typeof NOTHING>()
  for (const [oid, bytes] of blobs) {
    if (isBlank(bytes) || isBinary(bytes)) continue
    const text = decodeText(bytes)
    texts.set(oid, { text, tokens: tokens.count(text) })
  }
  return texts
}

/** A file of white space alone can be found by nobody, and embedders refuse it. */
function isBlank(bytes: Buffer | undefined): boolean {
  return bytes?.every(byte => byte <= 0x20 && byte !== 0) === true
}

function countOf(tree: readonly TreeEntry[], kind: TreeEntry['kind']): number {
  return tree.filter(entry => entry.kind === kind).length
}
