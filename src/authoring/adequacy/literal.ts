import type { TreeNode } from '../../syntax/index.ts'
import { pythonString } from '../source/python-string.ts'

/** A Python expression, taken apart as far as its values can be varied. */
export type Literal =
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'items'; readonly shape: ItemsShape; readonly items: readonly Literal[] }
  | { readonly kind: 'pair'; readonly key: Literal; readonly value: Literal }
  | { readonly kind: 'text'; readonly text: string }

/** The brackets around items; a call shows its name in front. */
export type ItemsShape = 'list' | 'tuple' | 'set' | 'dict' | { readonly call: string }

/** Reads an expression; what has no simple value stays as text. */
export function readLiteral(node: TreeNode, source: string): Literal {
  const text = source.slice(node.startIndex, node.endIndex)
  switch (node.type) {
    case 'integer':
      return integerOf(text)
    case 'float':
      return { kind: 'float', value: Number(text.replaceAll('_', '')) }
    case 'string':
    case 'concatenated_string': {
      const value = pythonString(node, source)
      return value === undefined ? { kind: 'text', text } : { kind: 'string', value }
    }
    case 'unary_operator':
      return negated(node, source, text)
    case 'list':
    case 'tuple':
    case 'set':
      return { kind: 'items', shape: node.type, items: itemsOf(node, source) }
    case 'dictionary':
      return { kind: 'items', shape: 'dict', items: itemsOf(node, source) }
    case 'pair':
      return pairOf(node, source, text)
    case 'call':
      return callOf(node, source, text)
    default:
      return { kind: 'text', text }
  }
}

/** Writes an expression as Python. */
export function writeLiteral(literal: Literal): string {
  switch (literal.kind) {
    case 'integer':
      return String(literal.value)
    case 'float':
      return Number.isInteger(literal.value) ? `${literal.value}.0` : String(literal.value)
    case 'string':
      return JSON.stringify(literal.value)
    case 'pair':
      return `${writeLiteral(literal.key)}: ${writeLiteral(literal.value)}`
    case 'text':
      return literal.text
    case 'items':
      return writeItems(literal.shape, literal.items.map(writeLiteral))
  }
}

function integerOf(text: string): Literal {
  const digits = text.replaceAll('_', '')
  return /^(0[xXoObB])?[\da-fA-F]+$/.test(digits)
    ? { kind: 'integer', value: BigInt(digits) }
    : { kind: 'text', text }
}

function negated(node: TreeNode, source: string, text: string): Literal {
  const operand = node.childForFieldName('argument')
  const inner = operand === null ? undefined : readLiteral(operand, source)
  if (!text.startsWith('-')) return { kind: 'text', text }
  if (inner?.kind === 'integer') return { kind: 'integer', value: -inner.value }
  return inner?.kind === 'float' ? { kind: 'float', value: -inner.value } : { kind: 'text', text }
}

function itemsOf(node: TreeNode, source: string): readonly Literal[] {
  return node.children
    .filter(child => child.isNamed && child.type !== 'comment')
    .map(child => readLiteral(child, source))
}

function pairOf(node: TreeNode, source: string, text: string): Literal {
  const key = node.childForFieldName('key')
  const value = node.childForFieldName('value')
  return key === null || value === null
    ? { kind: 'text', text }
    : { kind: 'pair', key: readLiteral(key, source), value: readLiteral(value, source) }
}

function callOf(node: TreeNode, source: string, text: string): Literal {
  const callee = node.childForFieldName('function')
  const list = node.childForFieldName('arguments')
  if (callee === null || list === null) return { kind: 'text', text }
  const call = source.slice(callee.startIndex, callee.endIndex)
  return { kind: 'items', shape: { call }, items: itemsOf(list, source) }
}

function writeItems(shape: ItemsShape, items: readonly string[]): string {
  if (typeof shape === 'object') return `${shape.call}(${items.join(', ')})`
  switch (shape) {
    case 'list':
      return `[${items.join(', ')}]`
    case 'tuple':
      return items.length === 1 ? `(${items[0]},)` : `(${items.join(', ')})`
    case 'set':
      return items.length === 0 ? 'set()' : `{${items.join(', ')}}`
    case 'dict':
      return `{${items.join(', ')}}`
  }
}
