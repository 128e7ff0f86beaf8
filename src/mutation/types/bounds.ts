import { brief } from '../shapes/brief.ts'
import { callOf } from '../shapes/call.ts'
import { isRegex, regexEdits } from '../shapes/regex-text.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { Proposal, Rule } from './mutation-rule.ts'

/** `range(n)` → `range(1, n)`. */
const rangeStart: Rule = (node, { table }) => {
  const call = callOf(node, table)
  const [stop] = call?.given ?? []
  if (call === undefined || stop === undefined || call.given.length !== 1) return []
  if (call.receiver !== undefined || !table.calls.ranges.has(call.name)) return []
  return [inserted(stop.start, '1, ', 'range_start', `${brief(node.text)} starts at 1.`)]
}

/** `enumerate(x)` → `enumerate(x, 1)`. */
const countStart: Rule = (node, { table }) => {
  const call = callOf(node, table)
  const [items] = call?.given ?? []
  if (call?.name !== 'enumerate' || items === undefined || call.given.length !== 1) return []
  if (items.type === 'generator_expression') return []
  return [inserted(items.end, ', 1', 'count_start', `${brief(node.text)} counts from 1.`)]
}

/** `[:k]` → `[1:k]`, `[k:]` → `[k:-1]` and, as a filler, `[:]` → `[1:]`. */
const openSlice: Rule = node => {
  if (node.type !== 'slice') return []
  const colons = node.children.filter(each => each.type === ':')
  const [first] = colons
  if (first === undefined) return []
  const [hasStart, hasStop] = [node.children[0] !== first, hasStopAfter(node, first)]
  const hasStep = colons.length > 1
  if (!hasStart && (hasStop || !hasStep)) {
    const problem = `the slice [${brief(node.text)}] loses its first element.`
    return [{ ...inserted(first.start, '1', 'slice_start', problem), tier: hasStop ? 1 : 3 }]
  }
  if (!hasStart || hasStop || hasStep) return []
  const problem = `the slice [${brief(node.text)}] loses its last element.`
  return [inserted(first.end, '-1', 'slice_stop', problem)]
}

/** `.slice(k)` → `.slice(k, -1)`. */
const sliceCall: Rule = (node, { table }) => {
  const call = callOf(node, table)
  const [start] = call?.given ?? []
  if (call?.receiver === undefined || call.name !== 'slice' || start === undefined) return []
  if (!table.calls.slices.has('slice') || call.given.length !== 1) return []
  const problem = `${brief(node.text)} loses its last element.`
  return [inserted(start.end, ', -1', 'slice_stop', problem)]
}

const regexCount: Rule = (node, { table }) =>
  isRegex(node, table) ? regexEdits(node, 'count') : []

/** Bounds that are left open in the source and get a wrong one. */
export const BOUND_RULES: readonly Rule[] = [
  rangeStart,
  countStart,
  openSlice,
  sliceCall,
  regexCount,
]

function hasStopAfter(slice: SourceNode, colon: SourceNode): boolean {
  const next = slice.children[slice.children.indexOf(colon) + 1]
  return next !== undefined && next.type !== ':'
}

function inserted(at: number, after: string, operator: string, problem: string): Proposal {
  return { operator, tier: 1, start: at, end: at, after, problem }
}
