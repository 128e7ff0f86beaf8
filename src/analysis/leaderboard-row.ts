import type { RecipeSummary } from '../schema/index.ts'
import type { Deception } from './deception.ts'
import type { MissAnatomy } from './miss-anatomy.ts'
import type { RunCounts } from './run-outcomes.ts'

/** A metric of a run with everything a report shows beside it. */
export interface MetricSummary {
  /** Mean over the measured queries in the pessimistic order of ties: the headline. */
  readonly value: number
  readonly expected: number
  readonly optimistic: number
  /** 95 % interval of `value`; null when there is none, with the reason. */
  readonly interval: readonly [number, number] | null
  readonly intervalMethod: 'wilson' | 'bca' | 'percentile' | null
  readonly noInterval?: string
  /** The paper's percentile bootstrap interval; null when `interval` is. */
  readonly percentile: readonly [number, number] | null
  /** Mean value of the query's own snippets in random order; null where chance has no meaning. */
  readonly floor: number | null
  /** (expected − floor) / (1 − floor); null where the floor is 1 or null. */
  readonly lift: number | null
}

/** A share among the queries that meet a condition. */
export interface ConditionalRate {
  readonly count: number
  readonly n: number
  /** Null when no query meets the condition. */
  readonly rate: number | null
  /** Wilson. */
  readonly interval: readonly [number, number] | null
}

/** How often ties decide. */
export interface TieShare {
  /** Queries whose exec@1 depends on the order inside a tie. */
  readonly decided: number
  /** Queries whose tie at the cutoff may go on among snippets that were not returned. */
  readonly open: number
  /** `decided` over the measured queries. */
  readonly rate: number
}

/** One run on the board. */
export interface LeaderboardRow {
  readonly project: string
  readonly retriever: string
  readonly recipe?: RecipeSummary
  readonly counts: RunCounts
  /** By name (`exec@1`); empty when nothing is measured. */
  readonly metrics: Readonly<Record<string, MetricSummary>>
  readonly execGivenTopical: ConditionalRate
  readonly ties: TieShare
  readonly deception: Deception | { readonly notMeasured: string }
  readonly misses: MissAnatomy
  /** Set when failed queries forbid any claim of significance. */
  readonly noSignificance?: string
}
