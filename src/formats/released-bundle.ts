import {
  BundleCacheRow,
  BundleCorpusRow,
  BundleDistractorRow,
  BundleQueryRow,
} from '../schema/index.ts'
import { formatJsonl, parseJsonl } from './jsonl.ts'

/** The files of a released bundle. */
export const BUNDLE_FILES = {
  queries: 'queries.jsonl',
  corpus: 'corpus.jsonl',
  distractors: 'distractor_metadata.jsonl',
  cache: 'execution_cache.jsonl',
} as const

/** The path of a file of an extra pool inside a bundle; extra pools are compressed with gzip. */
export function poolFile(pool: string, name: string): string {
  return `pools/${pool}/${name}.gz`
}

/** The rows of a bundle that a dataset is made of, in file order. */
export interface ReleasedBundle {
  readonly queries: readonly BundleQueryRow[]
  readonly corpus: readonly BundleCorpusRow[]
  readonly distractors: readonly BundleDistractorRow[]
}

/** The text of one file and the name that errors give it. */
export interface NamedText {
  readonly file: string
  readonly text: string
}

/**
 * Parses the files of a bundle.
 * @throws InputError with file and line number of the first wrong line
 */
export function parseBundle(files: {
  readonly queries: NamedText
  readonly corpus: NamedText
  readonly distractors: NamedText
}): ReleasedBundle {
  return {
    queries: parseJsonl(files.queries.text, BundleQueryRow, files.queries),
    corpus: parseJsonl(files.corpus.text, BundleCorpusRow, files.corpus),
    distractors: parseJsonl(files.distractors.text, BundleDistractorRow, files.distractors),
  }
}

/**
 * Parses an execution cache.
 * @throws InputError with file and line number of the first wrong line
 */
export function parseExecutionCache(source: NamedText): readonly BundleCacheRow[] {
  return parseJsonl(source.text, BundleCacheRow, source)
}

/** Formats a bundle and its execution cache: file name → text. */
export function formatBundle(
  bundle: ReleasedBundle & { readonly cache: readonly BundleCacheRow[] },
): ReadonlyMap<string, string> {
  return new Map([
    [BUNDLE_FILES.queries, formatJsonl(bundle.queries)],
    [BUNDLE_FILES.corpus, formatJsonl(bundle.corpus)],
    [BUNDLE_FILES.distractors, formatJsonl(bundle.distractors)],
    [BUNDLE_FILES.cache, formatJsonl(bundle.cache)],
  ])
}
