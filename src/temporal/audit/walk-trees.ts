import type { Commit } from '../git/read-log.ts'

/** A tree in mid-history: the searched paths with their blobs. */
export type Tree = ReadonlyMap<string, string>

/** What is seen at one commit. */
export interface TreeStep {
  readonly commit: Commit
  readonly parent: Tree
  readonly after: Tree
}

/**
 * Walks the searched files from the epoch to the end of the chain, oldest first, and shows each
 * commit's tree before and after it. The maps are only valid inside `visit`.
 * @returns where every file of the epoch stands at the end
 */
export function walkTrees(
  epoch: Tree,
  chain: readonly Commit[],
  isSearched: (path: string, oid: string) => boolean,
  visit: (step: TreeStep) => void,
): { readonly last: Tree; readonly pathOf: ReadonlyMap<string, string> } {
  let tree = new Map(epoch)
  const origin = new Map(Array.from(epoch.keys(), path => [path, path]))
  for (const commit of chain) {
    const after = applied(tree, commit, isSearched)
    visit({ commit, parent: tree, after })
    follow(origin, commit)
    tree = after
  }
  return { last: tree, pathOf: new Map(Array.from(origin, ([path, from]) => [from, path])) }
}

function applied(
  tree: Tree,
  { changes }: Commit,
  isSearched: (path: string, oid: string) => boolean,
): Map<string, string> {
  const next = new Map(tree)
  for (const { status, oldPath } of changes) {
    if (status === 'D' || status === 'R') next.delete(oldPath)
  }
  for (const { path, oid, kind } of changes) {
    if (oid === undefined || kind !== 'file') continue
    if (isSearched(path, oid)) next.set(path, oid)
    else next.delete(path)
  }
  return next
}

function follow(origin: Map<string, string>, { changes }: Commit): void {
  const moved = changes.flatMap(({ status, oldPath, path }) => {
    const from = origin.get(oldPath)
    return status === 'R' && from !== undefined ? [{ path, from }] : []
  })
  for (const { status, oldPath } of changes) {
    if (status === 'D' || status === 'R') origin.delete(oldPath)
  }
  for (const { path, from } of moved) origin.set(path, from)
}
