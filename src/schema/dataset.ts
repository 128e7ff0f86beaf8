import { z } from 'zod'
import { GoldDataset, type GoldEntry, type GoldQuery } from './gold.ts'
import { CorpusEntry, ExecutionQuery } from './snippet.ts'

/**
 * The candidate pools of one dataset: `base` (canonical and four mutants), `balanced`
 * ({c, e1, e2, e1∘e2}), `equivalents`, `stacked` and `all-mutants`, and `typescript`, the base pool of
 * the tasks that are written in TypeScript too. Boards are never compared across pools.
 */
export const POOLS = [
  'base',
  'balanced',
  'equivalents',
  'stacked',
  'all-mutants',
  'typescript',
] as const

/**
 * One of the candidate pools, `repository` (the tree of a repository at its epoch) or `judged` (a
 * collection with relevance judgements, as in BEIR).
 */
export const Pool = z.enum([...POOLS, 'repository', 'judged'])
export type Pool = z.infer<typeof Pool>

/** Whether right answers of a pool are listed, not executed: there is no chance row and no mutant. */
export function isGoldPool(pool: Pool): boolean {
  return pool === 'repository' || pool === 'judged'
}

/** Queries whose oracle executes code, with the corpus that a retriever ranks. Plain data. */
export const ExecutionDataset = z.object({
  kind: z.literal('execution'),
  id: z.string(),
  /** SHA-256 (hex) of the released files of this pool. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  pool: Pool,
  /** Sorted by id. */
  queries: z.array(ExecutionQuery).readonly(),
  /** Sorted by id; always the whole corpus, also after `pick`. */
  corpus: z.array(CorpusEntry).readonly(),
  /** Absolute path of the execution cache that belongs to the dataset. */
  executionCache: z.string().optional(),
})
export type ExecutionDataset = Readonly<z.infer<typeof ExecutionDataset>>

/** A set of queries and the corpus that they are asked of. */
export const Dataset = z.discriminatedUnion('kind', [ExecutionDataset, GoldDataset])
export type Dataset = ExecutionDataset | GoldDataset

/** A query of either kind of dataset. */
export type Query = ExecutionQuery | GoldQuery

/** What a retriever ranks, of either kind of dataset. */
export type DatasetEntry = CorpusEntry | GoldEntry
