import type { BoardData } from '../data/page-data.ts'
import { NO_FILTERS, selector, type Filters, type Listed } from './select-queries.ts'

/** What the browser shows, and the changes that it knows. */
export interface BrowserState {
  readonly filters: Filters
  readonly listed: readonly Listed[]
  /** Position in `listed`. */
  readonly chosen: number
  /** The snippet beside the canonical; undefined for the one that is most telling. */
  readonly snippet: number | undefined
  /** Filters anew; keeps the chosen query, or takes the one named, where it is in the list. */
  filter(filters: Filters, queryId?: string): void
  choose(at: number): void
  compare(snippet: number): void
}

/** The state before anything is chosen; `onChange` follows every change. */
export function browserState(boards: readonly BoardData[], onChange: () => void): BrowserState {
  const selectors = boards.map(selector)
  const now: {
    filters: Filters
    listed: readonly Listed[]
    chosen: number
    snippet: number | undefined
  } = { filters: NO_FILTERS, listed: [], chosen: 0, snippet: undefined }
  return Object.assign(now, {
    filter(filters: Filters, queryId = now.listed[now.chosen]?.query.id) {
      const listed = selectors[filters.board]?.(filters) ?? []
      const found = listed.findIndex(({ query }) => query.id === queryId)
      Object.assign(now, { filters, listed, chosen: Math.max(0, found), snippet: undefined })
      onChange()
    },
    choose(at: number) {
      now.chosen = Math.min(now.listed.length - 1, Math.max(0, at))
      now.snippet = undefined
      onChange()
    },
    compare(snippet: number) {
      now.snippet = snippet
      onChange()
    },
  })
}
