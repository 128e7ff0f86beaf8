import type { MutationType } from '../schema/index.ts'

/** One contiguous replacement; `start` and `end` are UTF-16 offsets into the source. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

/** How a mutant was made: 1 classical, 2 extended, 3 filler for functions that have too few. */
export type Tier = 1 | 2 | 3

/** An edit with a name and the lines that it changes. */
export interface PlacedEdit {
  readonly id: string
  readonly edit: Edit
  /** 1-based first line of the edit. */
  readonly line: number
  /** 1-based last line of the replaced text. */
  readonly endLine: number
}

/**
 * A source with one bug planted by one edit. Its id is the first 10 hex digits of
 * SHA-256(source \0 start:end:after).
 */
export interface Mutant extends PlacedEdit {
  readonly type: MutationType
  readonly operator: string
  readonly tier: Tier
  readonly code: string
  readonly description: string
}
