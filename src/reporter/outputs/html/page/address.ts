import type { BoardData } from '../data/page-data.ts'
import { page } from './dom.ts'
import type { Filters } from './select-queries.ts'

/** The fragment that leads back to a query under a retriever. */
export function addressOf({ board, retriever }: Filters, query: string): string {
  return `#${new URLSearchParams({ query, retriever: String(retriever), board: String(board) })}`
}

/** Reads such a fragment; undefined when it is something else or names nothing that is here. */
export function addressFilters(
  hash: string,
  boards: readonly BoardData[],
): { readonly filters: Pick<Filters, 'board' | 'retriever'>; readonly query: string } | undefined {
  const parameters = new URLSearchParams(hash.slice(1))
  const query = parameters.get('query')
  const board = Number(parameters.get('board') ?? 0)
  const retriever = Number(parameters.get('retriever') ?? 0)
  const data = boards[board]
  if (query === null || data?.retrievers[retriever] === undefined) return undefined
  const isThere = data.queries.some(([id]) => id === query)
  return isThere ? { filters: { board, retriever }, query } : undefined
}

/** Puts the chosen query into the address, so that it can be sent to somebody. */
export function remember(hash: string): void {
  try {
    page.window.history.replaceState(null, '', hash)
  } catch {
    // Some browsers refuse this for files from disk; nothing else depends on it.
  }
}
