import type { BoardData } from '../data/page-data.ts'
import { codeOf, queriesOf, standingOf, type QueryView, type Standing } from './board-view.ts'

/** What the user asked for; empty texts mean "all". */
export interface Filters {
  readonly board: number
  readonly retriever: number
  readonly search: string
  readonly state: string
  readonly domain: string
  /** Number of a mutation type, as text. */
  readonly type: string
  /** `passes`, `misses`, `deceived` or `not deceived`. */
  readonly result: string
  readonly order: string
}

/** Filters that let every query of the first board through. */
export const NO_FILTERS: Filters = {
  board: 0,
  retriever: 0,
  search: '',
  state: '',
  domain: '',
  type: '',
  result: '',
  order: 'id',
}

/** A query of the list and how it stands under the chosen retriever. */
export interface Listed {
  readonly query: QueryView
  readonly standing: Standing
}

/** Returns a function that picks and sorts the queries of a board. */
export function selector(board: BoardData): (filters: Filters) => readonly Listed[] {
  const queries = queriesOf(board)
  const texts = queries.map(query => searchText(board, query))
  return filters => {
    const words = filters.search
      .toLowerCase()
      .split(/\s+/)
      .filter(word => word !== '')
    const found = queries
      .filter(query => words.every(word => texts[query.at]?.includes(word) === true))
      .filter(query => filters.domain === '' || query.domain === filters.domain)
      .map(query => ({ query, standing: standingOf(board, filters.retriever, query) }))
      .filter(each => isWanted(each.standing, filters))
    return sorted(found, board, filters.order)
  }
}

function isWanted(standing: Standing, { state, type, result }: Filters): boolean {
  if (state !== '' && standing.state !== state) return false
  if (type !== '' && !standing.types.includes(Number(type))) return false
  if (result === '') return true
  if (standing.state !== 'measured') return false
  if (result === 'passes') return standing.isHit
  if (result === 'misses') return !standing.isHit
  return standing.isDeceived === (result === 'deceived')
}

function sorted(found: readonly Listed[], board: BoardData, order: string): readonly Listed[] {
  if (order === 'gap') {
    const gap = ({ standing }: Listed): number => standing.gap ?? Number.POSITIVE_INFINITY
    return found.toSorted((a, b) => (gap(a) === gap(b) ? a.query.at - b.query.at : gap(a) - gap(b)))
  }
  if (order !== 'misses') return found
  const misses = new Map(found.map(({ query }) => [query, missCount(board, query)]))
  const count = ({ query }: Listed): number => misses.get(query) ?? 0
  return found.toSorted((a, b) => count(b) - count(a) || a.query.at - b.query.at)
}

function missCount(board: BoardData, query: QueryView): number {
  return board.retrievers.filter((_, at) => {
    const { state, isHit } = standingOf(board, at, query)
    return state === 'measured' && !isHit
  }).length
}

/** Everything of a query that can be searched: id, function, text and the code that answers it. */
function searchText(board: BoardData, query: QueryView): string {
  const [canonical] = query.own
  const code = canonical === undefined ? '' : (codeOf(board, canonical) ?? '')
  return [query.id, query.functionName, query.domain, query.text ?? '', code]
    .join('\n')
    .toLowerCase()
}
