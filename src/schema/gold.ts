import { z } from 'zod'
import { Snippet } from './snippet.ts'

/** A run of lines of a file: both ends count, the first line is 1. */
export const LineRange = z.object({ start: z.int().positive(), end: z.int().positive() })
export type LineRange = Readonly<z.infer<typeof LineRange>>

/** A fragment of a file that a retriever delivers instead of the whole file. */
export const Span = LineRange.extend({
  /** What reading the fragment costs. */
  tokens: z.int().nonnegative(),
})
export type Span = Readonly<z.infer<typeof Span>>

/** A file of a repository at its epoch; the id is its path. */
export const GoldEntry = Snippet.extend({
  /** What reading the whole file costs. */
  tokens: z.int().nonnegative(),
})
export type GoldEntry = Readonly<z.infer<typeof GoldEntry>>

/** How queries of one dataset are told apart in reports. */
export const GoldStrata = z.object({
  split: z.enum(['train', 'holdout']),
  /** `greenfield`: the commit also edits files that the epoch does not hold. */
  kind: z.enum(['mature', 'greenfield']),
  /** What of its gold the query names; absent in what was written before it was counted. */
  naming: z.enum(['path', 'symbol', 'none']).exactOptional(),
})
export type GoldStrata = Readonly<z.infer<typeof GoldStrata>>

/**
 * A query whose right answers are listed: a commit's message with the files that the commit went on to
 * edit, or a query of a judged set, which has no strata, repository, epoch and commit.
 */
export const GoldQuery = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  /** Sorted ids of corpus files. */
  goldIds: z.array(z.string()).min(1),
  /** File id → the lines of the epoch's file that the commit changed; absent when none is known. */
  goldLines: z.record(z.string(), z.array(LineRange)).optional(),
  /** The repository's or the set's name, so that reports by domain are reports by repository. */
  domain: z.string(),
  language: z.string(),
  strata: GoldStrata.exactOptional(),
  repository: z.string().exactOptional(),
  /** Full name of the commit whose tree is searched. */
  epoch: z.string().exactOptional(),
  /** Full name of the instance's commit: what is resampled when it recurs. */
  commit: z.string().exactOptional(),
})
export type GoldQuery = Readonly<z.infer<typeof GoldQuery>>

/** Queries whose oracle is a list of gold documents, with the files that a retriever ranks. */
export const GoldDataset = z.object({
  kind: z.literal('gold'),
  id: z.string(),
  /** SHA-256 (hex) of queries and corpus. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** `repository`: the tree at an epoch; `judged`: a collection with relevance judgements. */
  pool: z.enum(['repository', 'judged']),
  /** Sorted by id. */
  queries: z.array(GoldQuery).readonly(),
  /** Sorted by id; always the whole tree, also after a query was picked. */
  corpus: z.array(GoldEntry).readonly(),
})
export type GoldDataset = Readonly<z.infer<typeof GoldDataset>>
