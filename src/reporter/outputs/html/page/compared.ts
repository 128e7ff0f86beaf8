import type { BoardData } from '../data/page-data.ts'
import type { QueryView } from './board-view.ts'
import type { RankedSnippet } from './ranking.ts'

/** Two snippets of a query and what is known of them. */
export interface Compared {
  readonly board: BoardData
  readonly query: QueryView
  readonly ranking: readonly RankedSnippet[]
  /** What stands beside the canonical. */
  readonly snippet: number | undefined
}
