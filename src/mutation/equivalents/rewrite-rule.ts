import type { RuleContext } from '../types/mutation-rule.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** How far a rewrite moves the text: like a mutation, or like another author. */
export type RewriteKind = 'clone-sized' | 'rewritten'

/** A span and its new text. */
export interface SpanEdit {
  readonly start: number
  readonly end: number
  readonly after: string
}

/** One change of the text that keeps the meaning. Its edits do not overlap. */
export interface Rewrite {
  readonly operator: string
  readonly kind: RewriteKind
  /** Offset of the node that is rewritten: finds the same place again in a mutant. */
  readonly anchor: number
  readonly edits: readonly SpanEdit[]
}

/** Proposes the rewrites of one kind at one node. */
export type RewriteRule = (node: SourceNode, context: RuleContext) => readonly Rewrite[]
