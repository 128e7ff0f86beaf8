import type { Interval, UndefinedValue } from '../stats/index.ts'
import { allPairs } from './all-pairs.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/** One row of the table of all pairs (ExecRetrieval, Table 5): counts instead of query ids. */
export interface PairRow {
  readonly metric: string
  readonly first: string
  readonly second: string
  readonly n: number
  readonly firstValue: number
  readonly secondValue: number
  /** First − second, with its 95 % interval. */
  readonly difference: number
  readonly interval: Interval | UndefinedValue
  /** Queries on which the first, or the second, is higher. */
  readonly firstOnly: number
  readonly secondOnly: number
  readonly test: 'mcnemar' | 'sign-flip'
  readonly p: number
  /** Adjusted by Holm over the whole table. */
  readonly adjustedP: number
  readonly noSignificance?: string
}

/** All pairs of runs under some metrics, as one family of tests. */
export interface PairTable {
  readonly family: number
  readonly adjustment: 'holm'
  readonly rows: readonly PairRow[]
}

/** Compares all pairs of runs; the family is every row of the table. */
export function pairTable(
  runs: readonly RunOutcomes[],
  metrics: readonly string[],
  options: ComparisonOptions,
): PairTable {
  const { family, adjustment, comparisons } = allPairs(runs, metrics, options)
  const rows = comparisons.map(
    ({
      lost,
      won,
      before,
      after,
      drop,
      binary: _binary,
      unshared: _unshared,
      ...rest
    }): PairRow => ({
      ...rest,
      firstValue: before,
      secondValue: after,
      difference: drop,
      firstOnly: lost.length,
      secondOnly: won.length,
    }),
  )
  return { family, adjustment, rows }
}
