import type { Commit } from '../git/read-log.ts'

/** Where the files of the epoch are before each commit of a window. */
export interface Lineage {
  /** The epoch's path of a path that a commit's parent holds; undefined when it came later. */
  epochPathOf(commit: string, path: string): string | undefined
}

/**
 * Follows renames from the epoch to the parent of every commit. A path that was deleted and made
 * again has no forebear. The window must be the first-parent chain from the epoch, oldest first.
 */
export function followRenames(epochPaths: Iterable<string>, commits: readonly Commit[]): Lineage {
  const origin = new Map(Array.from(epochPaths, path => [path, path]))
  const before = new Map<string, ReadonlyMap<string, string | undefined>>()
  for (const { hash, changes } of commits) {
    before.set(hash, new Map(changes.map(({ oldPath }) => [oldPath, origin.get(oldPath)])))
    applyChanges(origin, changes)
  }
  return { epochPathOf: (commit, path) => before.get(commit)?.get(path) }
}

/** All departures first: a commit may swap two files. */
function applyChanges(origin: Map<string, string>, changes: Commit['changes']): void {
  const arrivals = changes.map(({ status, oldPath, path }) => {
    const from =
      status === 'R' || status === 'M' || status === 'T' ? origin.get(oldPath) : undefined
    return { path, from }
  })
  for (const { status, oldPath } of changes) {
    if (status === 'R' || status === 'D') origin.delete(oldPath)
  }
  for (const { path, from } of arrivals) {
    if (from !== undefined) origin.set(path, from)
  }
  for (const { status, path } of changes) {
    if (status === 'A') origin.delete(path)
  }
}
