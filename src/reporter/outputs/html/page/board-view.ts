import type { BoardData, MeasuredRow, OutcomeRow, QueryRow } from '../data/page-data.ts'
import { applySplices } from './apply-splices.ts'
import { RANK_ONE } from './rank-one.ts'

/** A query with names instead of numbers. */
export interface QueryView {
  /** Position in the board. */
  readonly at: number
  readonly id: string
  readonly domain: string
  readonly functionName: string
  readonly text: string | null
  readonly tests: readonly string[]
  /** Numbers of its own snippets, canonicals first. */
  readonly own: readonly number[]
  /** Whether each own snippet passes. */
  readonly passing: readonly boolean[]
}

/** What is read of one query under one retriever, in words. */
export interface Standing {
  readonly state: 'measured' | 'failed' | 'not measured'
  /** `passes`, `own mutant`, …; the reason where nothing is measured. */
  readonly text: string
  readonly isHit: boolean
  readonly isDeceived: boolean
  /** Mutation types that score at least as high as the canonical. */
  readonly types: readonly number[]
  /** Canonical − best mutant; null when unknown. */
  readonly gap: number | null
}

/** Returns the queries of a board, by position. */
export function queriesOf(board: BoardData): readonly QueryView[] {
  return board.queries.map((row, at) => queryOf(board, row, at))
}

function queryOf(board: BoardData, row: QueryRow, at: number): QueryView {
  const [id, domain, functionName, , text, tests, own, passing] = row
  return {
    at,
    id,
    domain: board.domains[domain] ?? '',
    functionName,
    text,
    tests,
    own,
    passing: passing.map(each => each === 1),
  }
}

/** Returns the outcome of a query under a retriever; null when there is none. */
export function outcomeAt(board: BoardData, retriever: number, query: number): OutcomeRow | null {
  return board.outcomes[retriever]?.[query] ?? null
}

/** Tells a measured outcome from the others. */
export function isMeasured(row: OutcomeRow | null): row is MeasuredRow {
  return row !== null && row[0] === 0
}

/** Says how a query stands under a retriever. */
export function standingOf(board: BoardData, retriever: number, query: QueryView): Standing {
  const row = outcomeAt(board, retriever, query.at)
  if (!isMeasured(row)) {
    const state = row !== null && row[0] === 1 ? 'failed' : 'not measured'
    const text = row === null ? 'no outcome' : (board.reasons[row[1]] ?? '')
    return { state, text, isHit: false, isDeceived: false, types: [], gap: null }
  }
  const [, rankOne, , , , , deceivers, , gap] = row
  const types = deceivers.map(own => board.snippets[query.own[own] ?? -1]?.[1] ?? -1)
  return {
    state: 'measured',
    text: RANK_ONE[rankOne] ?? '',
    isHit: rankOne === 0,
    isDeceived: deceivers.length > 0,
    types: [...new Set(types)],
    gap,
  }
}

/** The code of a snippet; null where the dataset was not found. */
export function codeOf(board: BoardData, snippet: number): string | null {
  const text = board.snippets[snippet]?.[2] ?? null
  if (text === null || typeof text === 'string') return text
  const base = codeOf(board, text[0])
  return base === null ? null : applySplices(base, text[1])
}
