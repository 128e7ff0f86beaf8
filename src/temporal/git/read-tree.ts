import { decodePath, splitAtNul } from './decode-bytes.ts'
import type { Repository } from './repository.ts'

/** What a tree entry is. */
export type EntryKind = 'file' | 'symlink' | 'submodule'

/** One path of a commit's tree. */
export interface TreeEntry {
  readonly path: string
  readonly kind: EntryKind
  readonly oid: string
}

/** Lists every path of a commit's tree, in git's order; nothing is checked out. */
export async function readTree(
  repository: Repository,
  commit: string,
): Promise<readonly TreeEntry[]> {
  const output = await repository.read(['ls-tree', '-r', '-z', '--full-tree', commit])
  return splitAtNul(output).map(entryOf)
}

function entryOf(line: Buffer): TreeEntry {
  const tab = line.indexOf(0x09)
  const [mode = '', , oid = ''] = line.subarray(0, tab).toString('latin1').split(' ')
  return { path: decodePath(line.subarray(tab + 1)), kind: kindOfMode(mode), oid }
}

/** Returns what a mode of git stands for. */
export function kindOfMode(mode: string): EntryKind {
  if (mode === '160000') return 'submodule'
  return mode === '120000' ? 'symlink' : 'file'
}
