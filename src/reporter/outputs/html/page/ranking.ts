import type { BoardData, FactsRow } from '../data/page-data.ts'
import { isMeasured, outcomeAt, type QueryView } from './board-view.ts'

/** One line of the ranking: a hit, or an own snippet that stands below the judged ranks. */
export interface RankedSnippet {
  readonly snippet: number
  /** Null below the judged ranks. */
  readonly rank: number | null
  readonly score: number | null
  readonly role: FactsRow[0]
  /** Null when the snippet was not judged and its verdict is not known. */
  readonly passes: boolean | null
  readonly source: FactsRow[2] | undefined
  readonly labels: readonly number[]
  /** Size of the tie that it stands in; 1 without one. */
  readonly tie: number
  /** True for the first of a tie. */
  readonly opensTie: boolean
}

/** Returns the judged ranks, then the own snippets below them by score. */
export function rankingOf(
  board: BoardData,
  retriever: number,
  query: QueryView,
): readonly RankedSnippet[] {
  const row = outcomeAt(board, retriever, query.at)
  if (!isMeasured(row)) return []
  const [, , flat, groups, , own] = row
  const ties = groups.flatMap(size => Array.from({ length: size }, (_, at) => ({ size, at })))
  const hits = Array.from({ length: Math.floor(flat.length / 3) }, (_, at): RankedSnippet => {
    const [snippet = -1, score = null, fact = -1] = flat.slice(at * 3, at * 3 + 3)
    const [role, passes, source, labels] = board.facts[fact] ?? UNKNOWN
    const tie = ties[at] ?? { size: 1, at: 0 }
    return {
      snippet,
      rank: at + 1,
      score,
      role,
      passes: passes === 1,
      source,
      labels,
      tie: tie.size,
      opensTie: tie.at === 0,
    }
  })
  const ranked = new Set(hits.map(hit => hit.snippet))
  const below = query.own
    .map((snippet, at) => ({ snippet, at, score: Array.isArray(own) ? (own[at] ?? null) : null }))
    .filter(({ snippet }) => !ranked.has(snippet))
    .sort((a, b) => (b.score ?? -Infinity) - (a.score ?? -Infinity))
  return [...hits, ...below.map(each => belowRow(board, query, each))]
}

const UNKNOWN: FactsRow = ['foreign', 0, 'static', []]

function belowRow(
  board: BoardData,
  query: QueryView,
  {
    snippet,
    at,
    score,
  }: { readonly snippet: number; readonly at: number; readonly score: number | null },
): RankedSnippet {
  const judged = factsElsewhere(board, query, snippet)
  const isMutant = (board.snippets[snippet]?.[1] ?? -1) >= 0
  return {
    snippet,
    rank: null,
    score,
    role: judged?.[0] ?? (isMutant ? 'distractor' : 'canonical'),
    passes: query.passing[at] ?? null,
    source: judged?.[2],
    labels: judged?.[3] ?? [],
    tie: 1,
    opensTie: true,
  }
}

/** What a judged rank of any retriever says of this query's snippet: verdicts do not differ. */
export function factsElsewhere(
  board: BoardData,
  query: QueryView,
  snippet: number,
): FactsRow | undefined {
  for (const outcomes of board.outcomes) {
    const row = outcomes[query.at] ?? null
    if (!isMeasured(row)) continue
    const [, , hits] = row
    for (let at = 0; at < hits.length; at += 3) {
      if (hits[at] === snippet) return board.facts[hits[at + 2] ?? -1]
    }
  }
  return undefined
}

/** The snippet to set beside the canonical: the best own mutant, else what stands at rank 1. */
export function rivalOf(board: BoardData, retriever: number, query: QueryView): number | undefined {
  const row = outcomeAt(board, retriever, query.at)
  if (!isMeasured(row)) return undefined
  const [, , hits, , , , , rival] = row
  return query.own[rival] ?? hits[0]
}
