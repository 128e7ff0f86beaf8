import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'
import { argumentPlace } from './call.ts'
import { isOrdering, operationsOf } from './operation.ts'

/** Where a value bounds something: a ±1 there is a boundary error. */
export type SlotKind = 'comparison' | 'index' | 'slice' | 'range' | 'start' | 'step'

/** The nearest slot around an expression, reached only through arithmetic and parentheses. */
export interface Slot {
  readonly kind: SlotKind
  /** The expression that fills the slot as a whole. */
  readonly filler: SourceNode
}

/** Finds the slot that an expression is part of. */
export function slotOf(node: SourceNode, table: LanguageTable): Slot | undefined {
  let filler = node
  let parent = node.parent
  while (parent !== undefined && passesDown(parent, table)) {
    filler = parent
    parent = parent.parent
  }
  if (parent === undefined) return undefined
  const kind = kindOf(filler, parent, table)
  return kind === undefined ? undefined : { kind, filler }
}

/** Tells whether a ±1 in the slot is a boundary error; the step of a slice or range is none. */
export function isBound(slot: Slot | undefined): slot is Slot {
  return slot !== undefined && slot.kind !== 'step'
}

function passesDown(node: SourceNode, table: LanguageTable): boolean {
  if (node.type === table.nodes.parentheses) return true
  if (table.nodes.unary.has(node.type)) return node.children[0]?.type === '-'
  return operationsOf(node, table)[0]?.kind === 'arithmetic'
}

function kindOf(
  filler: SourceNode,
  parent: SourceNode,
  table: LanguageTable,
): SlotKind | undefined {
  const isOrdered = operationsOf(parent, table).some(
    ({ operator, left, right }) => isOrdering(operator) && (left === filler || right === filler),
  )
  if (isOrdered) return 'comparison'
  if (parent.type === 'slice') return slicePlace(filler, parent) < 2 ? 'slice' : 'step'
  if (parent.type === table.nodes.index.type) {
    return parent.field(table.nodes.index.object) === filler ? undefined : 'index'
  }
  if (parent.type === 'keyword_argument') return keywordKind(filler, parent, table)
  if (parent.type === 'variable_declarator') {
    const isLoop = parent.parent?.parent?.type === 'for_statement'
    return isLoop && parent.field('value') === filler ? 'start' : undefined
  }
  return argumentKind(filler, table)
}

/** Returns how many colons of a slice stand before a part of it. */
export function slicePlace(part: SourceNode, slice: SourceNode): number {
  return slice.children.slice(0, slice.children.indexOf(part)).filter(each => each.type === ':')
    .length
}

function keywordKind(
  filler: SourceNode,
  keyword: SourceNode,
  table: LanguageTable,
): SlotKind | undefined {
  const isStart = keyword.field('name')?.text === 'start' && keyword.field('value') === filler
  return isStart && argumentPlace(keyword, table)?.call.name === 'enumerate' ? 'start' : undefined
}

function argumentKind(filler: SourceNode, table: LanguageTable): SlotKind | undefined {
  const place = argumentPlace(filler, table)
  if (place === undefined) return undefined
  const { call, index } = place
  if (call.receiver === undefined && table.calls.ranges.has(call.name)) {
    return index < 2 ? 'range' : 'step'
  }
  if (call.receiver === undefined && call.name === 'enumerate') {
    return index === 1 ? 'start' : undefined
  }
  const isSlice = call.receiver !== undefined && table.calls.slices.has(call.name)
  return isSlice && index < 2 ? 'slice' : undefined
}
