import { operationsOf } from '../shapes/operation.ts'
import type { SourceNode } from '../tree/source-node.ts'
import { clone } from './clone.ts'
import type { RewriteRule } from './rewrite-rule.ts'

const NEEDS_PARENTHESES = new Set(
  (
    'binary_operator binary_expression boolean_operator comparison_operator lambda ' +
    'conditional_expression ternary_expression not_operator expression_list arrow_function'
  ).split(' '),
)

/** `x += e` → `x = x + e`. */
const expand: RewriteRule = (node, { table }) => {
  const [operation] = operationsOf(node, table)
  if (operation?.kind !== 'augmented' || !isPlainTarget(operation.left)) return []
  const { left, operator, right } = operation
  if (/^(yield|await)/.test(right.type)) return []
  const operand = NEEDS_PARENTHESES.has(right.type) ? `(${right.text})` : right.text
  return [clone('expand_augmented', node, `${left.text} = ${left.text} ${operator} ${operand}`)]
}

/** `x = x + e` → `x += e`. */
const contract: RewriteRule = (node, { table }) => {
  if (!/^(assignment|assignment_expression)$/.test(node.type)) return []
  const [target, value] = [node.field('left'), node.field('right')]
  if (target === undefined || value === undefined || !isPlainTarget(target)) return []
  const [operation] = operationsOf(value, table)
  if (operation?.kind !== 'arithmetic' || operation.left.text !== target.text) return []
  if (node.field('type') !== undefined) return []
  const { operator, right } = operation
  return [clone('contract_augmented', node, `${target.text} ${operator}= ${right.text}`)]
}

/** Rewrites of assignments. */
export const ASSIGNMENT_REWRITES: readonly RewriteRule[] = [expand, contract]

// Naming it twice must not do anything twice.
function isPlainTarget(target: SourceNode): boolean {
  return !/call|await|yield/.test(typesBelow(target))
}

function typesBelow(node: SourceNode): string {
  return `${node.type} ${node.children.map(typesBelow).join(' ')}`
}
