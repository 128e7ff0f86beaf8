/** A query with the files that it must find. */
export interface GoldOwner {
  readonly id: string
  readonly goldIds: readonly string[]
  /** The repository's name. */
  readonly domain: string
}

/**
 * Numbers the connected components of queries that share gold files, directly or through others:
 * query id → name of its component. Commits to one file are no independent evidence.
 */
export function goldComponents(queries: readonly GoldOwner[]): ReadonlyMap<string, string> {
  const parent = new Map<string, string>()
  const rootOf = (node: string): string => {
    let root = node
    for (let next = parent.get(root); next !== undefined; next = parent.get(root)) root = next
    if (root !== node) parent.set(node, root)
    return root
  }
  for (const { id, goldIds, domain } of queries) {
    for (const file of goldIds) {
      const [query, gold] = [rootOf(`query ${id}`), rootOf(`file ${domain} ${file}`)]
      if (query !== gold) parent.set(query, gold)
    }
  }
  return new Map(queries.map(({ id }) => [id, rootOf(`query ${id}`)]))
}
