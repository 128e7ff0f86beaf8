import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** Two operands around one operator; a chained comparison is several operations. */
export interface Operation {
  readonly kind: 'arithmetic' | 'logical' | 'comparison' | 'augmented'
  readonly node: SourceNode
  readonly left: SourceNode
  readonly sign: SourceNode
  /** The operator with single spaces; of `+=` it is `+`. */
  readonly operator: string
  readonly right: SourceNode
}

const ORDERINGS = new Set(['<', '<=', '>', '>='])
const LOGICAL = new Set(['and', 'or', '&&', '||', '??'])

/** Returns the operations that a node itself is, outermost first. */
export function operationsOf(node: SourceNode, table: LanguageTable): readonly Operation[] {
  if (node.type === 'comparison_operator') return chainOf(node)
  const isAugmented = table.nodes.augmented.has(node.type)
  if (!isAugmented && !table.nodes.binary.has(node.type)) return []
  const [left, sign, right] = [node.field('left'), node.field('operator'), node.field('right')]
  if (left === undefined || sign === undefined || right === undefined) return []
  const operator = isAugmented ? sign.text.slice(0, -1) : sign.text
  const kind = isAugmented ? 'augmented' : kindOf(operator, table)
  return [{ kind, node, left, sign, operator, right }]
}

/** Tells whether an operator compares by order. */
export function isOrdering(operator: string): boolean {
  return ORDERINGS.has(operator)
}

function kindOf(operator: string, table: LanguageTable): Operation['kind'] {
  if (LOGICAL.has(operator)) return 'logical'
  if (Object.hasOwn(table.comparisons, operator)) return 'comparison'
  return 'arithmetic'
}

function chainOf(node: SourceNode): readonly Operation[] {
  const signs = node.children.filter(child => !child.isNamed)
  return signs.flatMap((sign, index) => {
    const [left, right] = [node.named[index], node.named[index + 1]]
    if (left === undefined || right === undefined) return []
    const operator = sign.text.replaceAll(/\s+/g, ' ')
    return [{ kind: 'comparison', node, left, sign, operator, right } as const]
  })
}
