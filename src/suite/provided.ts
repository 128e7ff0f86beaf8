import type { QueryOutcome, RunHeader } from '../schema/index.ts'

/** Restricts the suites of a project to some queries; a query of any part is asked. */
export interface OnlyQueries {
  /** What the user wrote, for messages. */
  readonly text: string
  readonly ids: readonly string[]
  /** `domain:<name>` or `language:<name>`. */
  readonly strata: readonly string[]
  /** What each retriever lost against its baseline in the last whole run. */
  readonly lost: readonly LostQueries[]
}

/** The queries that one run lost against its baseline. */
export interface LostQueries {
  readonly dataset: string
  readonly pool: string
  readonly retriever: string
  readonly ids: readonly string[]
}

/** What the plugin hands to the workers of a project. */
export interface ProvidedRetrieval {
  readonly only?: OnlyQueries | undefined
  /** Smoke mode: how many queries to draw from every dataset. */
  readonly sample?: number | undefined
}

declare module 'vitest' {
  interface TaskMeta {
    /** The outcome of a query's test case. */
    retrieval?: QueryOutcome
    /** What a retrieval suite says of itself. */
    retrievalRun?: RunHeader
  }
  interface ProvidedContext {
    retrieval?: ProvidedRetrieval
  }
}
