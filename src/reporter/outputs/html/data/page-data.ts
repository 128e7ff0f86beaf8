import type { HitRole } from '../../../../schema/index.ts'
import type { Splices } from './splices.ts'

/**
 * The data of the query browser, as it stands in the page. Names are listed once and meant by their
 * position; −1 means "none". Tuples instead of objects keep 1,000 queries × 5 systems below 5 MB.
 */
export interface PageData {
  readonly version: 1
  readonly boards: readonly BoardData[]
}

/** The queries of one dataset and pool, and what each retriever made of them. */
export interface BoardData {
  readonly title: string
  readonly retrievers: readonly string[]
  readonly domains: readonly string[]
  /** Mutation types. */
  readonly types: readonly string[]
  /** Outcome labels of single tests. */
  readonly labels: readonly string[]
  /** Messages of failed and unasked queries. */
  readonly reasons: readonly string[]
  /** Why texts are missing; absent when they are there. */
  readonly missing?: string
  readonly queries: readonly QueryRow[]
  readonly snippets: readonly SnippetRow[]
  readonly facts: readonly FactsRow[]
  /** By retriever, then by query; null where there is no outcome. */
  readonly outcomes: readonly (readonly (OutcomeRow | null)[])[]
}

/** id, domain, function name, language, text, tests, own snippets, whether each of them passes. */
export type QueryRow = readonly [
  id: string,
  domain: number,
  functionName: string,
  language: string,
  text: string | null,
  tests: readonly string[],
  own: readonly number[],
  passing: readonly (0 | 1)[],
]

/** id, type of its bug, its text or how it differs from that of another snippet, note on the bug. */
export type SnippetRow = readonly [
  id: string,
  type: number,
  text: string | readonly [base: number, splices: Splices] | null,
  note: string,
]

/** What is known of one (query, snippet): role, verdict, where that comes from, test labels. */
export type FactsRow = readonly [
  role: HitRole,
  passes: 0 | 1,
  source: 'cache' | 'run' | 'static' | 'gold',
  labels: readonly number[],
]

/** State first: 0 measured, 1 failed, 2 not measured (both with the position of a reason). */
export type OutcomeRow = MeasuredRow | readonly [state: 1 | 2, reason: number]

/** A measured query. */
export type MeasuredRow = readonly [
  state: 0,
  /** Position in `RANK_ONE`. */
  rankOne: number,
  /** Snippet, score and facts of each hit. */
  hits: readonly number[],
  /** Sizes of the tie groups from rank 1 on. */
  groups: readonly number[],
  /** 1 when the last tie may go on among snippets that were not returned. */
  open: 0 | 1,
  /** Score of each own snippet; null where it is unknown; a reason where none is known. */
  own: readonly (number | null)[] | number,
  /** Own snippets (positions in the query's list) that score at least as high as the canonical. */
  deceivers: readonly number[],
  /** The best failing own snippet, −1 when unknown, and canonical − its score. */
  rival: number,
  gap: number | null,
]
