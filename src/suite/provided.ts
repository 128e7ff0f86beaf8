import type { QueryOutcome, RunHeader } from '../schema/index.ts'

/** What the plugin hands to the workers of a project. */
export interface ProvidedRetrieval {
  /** Restricts suites to these queries: `lost`, ids or `domain:<name>`; absent for all. */
  readonly only?: string
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
