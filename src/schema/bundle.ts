import { z } from 'zod'
import { Language } from './language.ts'

/*
 * The rows of the released ExecRetrieval bundle (its data/README.md), plus `domain`,
 * `function_name` and `language`. Unknown keys are kept, so that other bundles pass through.
 */

/** A row of `corpus.jsonl`. */
export const BundleCorpusRow = z.looseObject({
  corpus_id: z.string().min(1),
  code: z.string(),
  /** What retrievers see, where it is not what is executed: a function without its module. */
  shown: z.string().optional(),
  label: z.enum(['correct', 'incorrect']),
  bug_type: z.string().nullish(),
  source_entry_id: z.string(),
  domain: z.string().optional(),
  function_name: z.string().optional(),
  language: Language.optional(),
})
export type BundleCorpusRow = Readonly<z.infer<typeof BundleCorpusRow>>

/** A row of `queries.jsonl`. */
export const BundleQueryRow = z.looseObject({
  query_id: z.string().min(1),
  query: z.string().min(1),
  test_suite: z.array(z.string()).min(1),
  correct_corpus_ids: z.array(z.string()),
  paired_distractor_corpus_ids: z.array(z.string()),
  entry_id: z.string(),
  domain: z.string().optional(),
  function_name: z.string().optional(),
  language: Language.optional(),
})
export type BundleQueryRow = Readonly<z.infer<typeof BundleQueryRow>>

/** A row of `distractor_metadata.jsonl`. */
export const BundleDistractorRow = z.looseObject({
  corpus_id: z.string().min(1),
  query_id: z.string().optional(),
  bug_type: z.string().nullish(),
  bug_description: z.string().nullish(),
})
export type BundleDistractorRow = Readonly<z.infer<typeof BundleDistractorRow>>

/** A row of `execution_cache.jsonl`: one distinct (code, test suite) pair. */
export const BundleCacheRow = z.looseObject({
  code_sha256: z.string().regex(/^[0-9a-f]{64}$/),
  tests_sha256: z.string().regex(/^[0-9a-f]{64}$/),
  test_results: z.array(z.string()),
})
export type BundleCacheRow = Readonly<z.infer<typeof BundleCacheRow>>
