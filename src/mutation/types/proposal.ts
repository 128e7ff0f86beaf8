import type { Tier } from '../mutant.ts'
import { brief } from '../shapes/brief.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { Proposal } from './mutation-rule.ts'

/** Replaces the text of a node. */
export function replacing(node: SourceNode, after: string, operator: string, tier: Tier): Proposal {
  const problem = `${brief(node.text)} became ${brief(after)}.`
  return { operator, tier, start: node.start, end: node.end, after, problem }
}

/** Inserts text behind a node. */
export function appending(node: SourceNode, after: string, operator: string, tier: Tier): Proposal {
  const problem = `${brief(node.text)} became ${brief(node.text + after)}.`
  return { operator, tier, start: node.end, end: node.end, after, problem }
}

/** Gives a proposal another sentence. */
export function saying(proposal: Proposal, problem: string): Proposal {
  return { ...proposal, problem }
}
