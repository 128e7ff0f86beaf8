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

/** A source with one bug planted by one edit. */
export interface Mutant {
  /** First 10 hex digits of SHA-256(source \0 start:end:after). */
  readonly id: string
  readonly type: MutationType
  readonly operator: string
  readonly tier: Tier
  readonly edit: Edit
  readonly code: string
  /** 1-based first line of the edit. */
  readonly line: number
  /** 1-based last line of the replaced text. */
  readonly endLine: number
  readonly description: string
}
