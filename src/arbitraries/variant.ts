import type { CorpusEntry, ExecutionQuery } from '../schema/index.ts'
import { toStringMethod } from './fast-check.ts'

/** What a variant of a canonical is: one bug, several, or none. */
export type VariantKind = 'mutant' | 'stack' | 'equivalent'

/** One contiguous edit of a canonical. Offsets are UTF-16 code units, lines start at 1. */
export interface VariantEdit {
  /** The mutation type of a bug, the operators of a rewrite. */
  readonly type: string
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
  readonly line: number
  readonly endLine: number
}

/** A variant of a query's canonical, as a property test receives it. */
export interface Variant {
  readonly kind: VariantKind
  /** The snippet's id in the corpus; `<canonical id>+<10 hex digits>` for what is made here. */
  readonly id: string
  readonly query: ExecutionQuery
  readonly canonical: CorpusEntry
  readonly text: string
  /** In the order of the source. */
  readonly edits: readonly VariantEdit[]
  /** One line: query, snippet, and each edit. */
  toString(): string
}

/** A variant without its text form. */
export type VariantParts = Omit<Variant, 'toString'>

/** Completes a variant with its text form, which fast-check prints too; the result is frozen. */
export function toVariant(parts: VariantParts): Variant {
  const line = (): string => variantLine(parts)
  return Object.freeze({ ...parts, toString: line, [toStringMethod]: line })
}

/** Characters that a variant's edits replace or insert, whichever is more, added up. */
export function editSize({ edits }: Pick<Variant, 'edits'>): number {
  return edits.reduce((sum, { before, after }) => sum + Math.max(before.length, after.length), 0)
}

function variantLine({ id, query, edits }: VariantParts): string {
  return `${query.id} ${id} ${edits.map(editText).join('; ')}`
}

function editText({ type, line, endLine, before, after }: VariantEdit): string {
  const lines = line === endLine ? `L${line}` : `L${line}-${endLine}`
  return `${type} ${lines} ${brief(before)} → ${brief(after)}`
}

const MOST = 40

function brief(text: string): string {
  const quoted = JSON.stringify(text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)
  return quoted.replace(/[\u2028\u2029]/g, ' ')
}
