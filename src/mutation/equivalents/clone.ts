import type { SourceNode } from '../tree/source-node.ts'
import type { Rewrite } from './rewrite-rule.ts'

/** A clone-sized rewrite that gives a node another text. */
export function clone(operator: string, node: SourceNode, after: string): Rewrite {
  return {
    operator,
    kind: 'clone-sized',
    anchor: node.start,
    edits: [{ start: node.start, end: node.end, after }],
  }
}
