import { z } from 'zod'
import { Span } from './gold.ts'
import { SnippetRole } from './snippet.ts'
import { Verdict } from './verdict.ts'

/** The version of everything that crosses from a worker to the reporter. */
export const OUTCOME_VERSION = 1

/** What a ranked snippet is to the query: one of its own, or made for another query. */
export const HitRole = z.enum([...SnippetRole.options, 'foreign'])
export type HitRole = z.infer<typeof HitRole>

/** One ranked snippet, judged. Inside a tie: failing, then passing, then canonical. */
export const Hit = z.object({
  id: z.string(),
  score: z.number(),
  role: HitRole,
  bugType: z.string().optional(),
  verdict: Verdict,
  /** What reading the whole hit costs; absent where no cost is counted. */
  tokens: z.int().nonnegative().optional(),
  /** The fragment that the retriever delivers of it. */
  span: Span.optional(),
})
export type Hit = Readonly<z.infer<typeof Hit>>

/**
 * A maximal run of hits whose neighbouring scores differ by at most ε. Counts of the whole group,
 * also of the members below rank k.
 */
export const TieGroup = z.object({
  size: z.int().positive(),
  passing: z.int().nonnegative(),
  /** Members that are canonicals of the query (gold). */
  gold: z.int().nonnegative(),
  /** Members that are the query's own snippets. */
  own: z.int().nonnegative(),
})
export type TieGroup = Readonly<z.infer<typeof TieGroup>>

/** The score of one of the query's own snippets, ranked or not; null when it is not known. */
export const OwnScore = z.object({
  id: z.string(),
  role: SnippetRole,
  bugType: z.string().optional(),
  score: z.number().nullable(),
  passes: z.boolean(),
})
export type OwnScore = Readonly<z.infer<typeof OwnScore>>

/** The part around the query that did not work. */
export const FAULT_KINDS = ['retriever', 'embedder', 'runner', 'cache', 'timeout', 'test'] as const

/** Why a query has no ranking that could be judged. */
export const Fault = z.object({
  kind: z.enum(FAULT_KINDS),
  message: z.string(),
  /** The message without query text and ids: equal for faults of one cause. */
  cause: z.string(),
})
export type Fault = Readonly<z.infer<typeof Fault>>

const common = {
  version: z.literal(OUTCOME_VERSION),
  queryId: z.string(),
  domain: z.string(),
  language: z.string(),
  /** Further strata that reports tell apart: `split`, `kind`, `naming`, `repository`, `epoch`. */
  strata: z.record(z.string(), z.string()).optional(),
  /** Queries of one cluster are resampled together; the query's own id when absent. */
  cluster: z.string().optional(),
}

/** Raw facts of a query that was ranked and judged; no metric yet. */
export const MeasuredOutcome = z.object({
  ...common,
  state: z.literal('measured'),
  /** Depth that was judged. */
  k: z.int().positive(),
  /** Ranks 1…k, fewer when the retriever returned fewer. */
  hits: z.array(Hit),
  /** The tie groups that cover ranks 1…k, whole. */
  groups: z.array(TieGroup),
  /** True when the last group may go on among snippets that the retriever did not return. */
  open: z.boolean(),
  /** Numbers over the whole corpus: what an ideal ranking could reach. */
  totals: z.object({
    corpus: z.int().positive(),
    passing: z.int().nonnegative(),
    gold: z.int().nonnegative(),
    failingOwn: z.int().nonnegative(),
  }),
  /** Score difference up to which two hits count as tied. */
  epsilon: z.number().nonnegative(),
  /** Own scores, or the reason why they are not measured. */
  own: z.union([z.array(OwnScore), z.object({ notMeasured: z.string() })]),
  searchMs: z.number().nonnegative(),
})
export type MeasuredOutcome = Readonly<z.infer<typeof MeasuredOutcome>>

/** A query that a fault kept from being judged: never a miss. */
export const FailedOutcome = z.object({ ...common, state: z.literal('failed'), fault: Fault })
export type FailedOutcome = Readonly<z.infer<typeof FailedOutcome>>

/** A query that was never asked, with the reason. */
export const NotMeasuredOutcome = z.object({
  ...common,
  state: z.literal('not-measured'),
  reason: z.string(),
})
export type NotMeasuredOutcome = Readonly<z.infer<typeof NotMeasuredOutcome>>

/** What one query's test case hands to the reporter: the single crossing, `task.meta.retrieval`. */
export const QueryOutcome = z.discriminatedUnion('state', [
  MeasuredOutcome,
  FailedOutcome,
  NotMeasuredOutcome,
])
export type QueryOutcome = MeasuredOutcome | FailedOutcome | NotMeasuredOutcome
