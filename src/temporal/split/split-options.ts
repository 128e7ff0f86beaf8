import type { HoldoutRule } from './holdout.ts'
import type { CorpusScope } from './read-corpus.ts'
import type { TokenCounter } from './token-counter.ts'

/** Which history becomes a dataset, and by which rules. */
export interface TemporalSplitOptions {
  /** Folder of the repository, bare or not. */
  readonly repository: string
  /** The commit whose tree is searched. */
  readonly epoch: string
  /** The newest commit of the window; HEAD when absent. */
  readonly until?: string | undefined
  /** Where the window begins, when later than the epoch: the published same-window design. */
  readonly since?: string | undefined
  /** Only instances of this language. */
  readonly language?: string | undefined
  /** `code` (default): files of a programming language. `text`: every text file. */
  readonly scope?: CorpusScope | undefined
  /** Most source files that a commit may touch; 15 when absent. */
  readonly maxFiles?: number | undefined
  /** Fewest distinct terms of a query; 3 when absent. */
  readonly minTerms?: number | undefined
  /** `time` (default): the newest third is held out. `every-third`: index % 3 = 0, as published. */
  readonly holdout?: HoldoutRule | undefined
  readonly tokens?: TokenCounter | undefined
  /** Name in ids and reports; the folder's name when absent. */
  readonly name?: string | undefined
}
