import type { MutationType } from '../../schema/index.ts'
import type { LanguageTable } from '../languages/language-table.ts'
import type { Tier } from '../mutant.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** What a rule may look at besides the node. */
export interface RuleContext {
  readonly source: string
  readonly table: LanguageTable
}

/** One edit that plants a bug. `problem` completes the sentence "Line 3: …". */
export interface Proposal {
  readonly operator: string
  readonly tier: Tier
  readonly start: number
  readonly end: number
  readonly after: string
  readonly problem: string
  /** Set when the edit changes the inside of a text, where words may stand side by side. */
  readonly isInsideText?: boolean
}

/** Proposes the edits of one kind at one node. */
export type Rule = (node: SourceNode, context: RuleContext) => readonly Proposal[]

/** A mutation type with the rules that belong to it alone. */
export interface MutationRules {
  readonly type: MutationType
  readonly rules: readonly Rule[]
}
