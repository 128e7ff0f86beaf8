import { percentile } from '../stats/index.ts'
import { exec } from '../metrics/index.ts'
import { meanOf } from './metric-vectors.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

/** How hard one query is: how many of the systems that were asked solve it. */
export interface QueryDifficulty {
  readonly queryId: string
  readonly domain: string
  readonly solvedBy: number
  readonly systems: number
}

/** How hard the queries are for all systems together (ExecRetrieval, Appendix C). */
export interface DifficultyReport {
  /** Sorted by query id. */
  readonly queries: readonly QueryDifficulty[]
  /** Number of queries by number of systems that solve them: index 0 holds those solved by none. */
  readonly solvedByCounts: readonly number[]
  /** Median number of systems; null without a query. */
  readonly median: number | null
  readonly unsolved: readonly string[]
  /** Mean exec@1 over systems and queries, hardest first. */
  readonly byDomain: readonly {
    readonly domain: string
    readonly queries: number
    readonly exec: number
  }[]
}

/** Counts for every query which systems have a passing snippet at rank 1, ties pessimistic. */
export function queryDifficulty(runs: readonly RunOutcomes[]): DifficultyReport {
  const solved = runs.flatMap(run =>
    measuredOf(run).map(outcome => ({
      queryId: outcome.queryId,
      domain: outcome.domain,
      value: exec.at(outcome, 1).pessimistic,
    })),
  )
  const queries = [...Map.groupBy(solved, each => each.queryId)]
    .map(([queryId, each]) => ({
      queryId,
      domain: each[0]?.domain ?? '',
      solvedBy: each.filter(({ value }) => value === 1).length,
      systems: each.length,
    }))
    .sort((a, b) => (a.queryId < b.queryId ? -1 : 1))
  const domains = [...Map.groupBy(solved, each => each.domain)].map(([domain, each]) => ({
    domain,
    queries: new Set(each.map(({ queryId }) => queryId)).size,
    exec: meanOf(each.map(({ value }) => value)),
  }))
  return {
    queries,
    solvedByCounts: Array.from(
      { length: runs.length + 1 },
      (_, systems) => queries.filter(({ solvedBy }) => solvedBy === systems).length,
    ),
    median:
      queries.length === 0
        ? null
        : percentile(
            queries.map(({ solvedBy }) => solvedBy),
            50,
          ),
    unsolved: queries.filter(({ solvedBy }) => solvedBy === 0).map(({ queryId }) => queryId),
    byDomain: domains.sort((a, b) => a.exec - b.exec || (a.domain < b.domain ? -1 : 1)),
  }
}
