import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../schema/index.ts'
import { loadParser } from './load-parser.ts'
import type { TreeNode } from './plain-tree.ts'

const SOURCE = '\uFEFFdef f(s):\r\n    mark = "😀𝒳漢é"\r\n    return mark\r\n'

function leaves(node: TreeNode): readonly TreeNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leaves)
}

describe('loadParser', () => {
  test('loads every grammar side by side', async () => {
    const parsers = await Promise.all(LANGUAGES.map(name => loadParser(name)))

    const errors = parsers.map(parse => parse('f(x)').hasError)

    expect(errors).toEqual([false, false, false])
  })

  test('gives offsets in UTF-16 code units behind a byte order mark, emoji and CRLF', async () => {
    const parse = await loadParser('python')

    const texts = leaves(parse(SOURCE)).map(leaf => SOURCE.slice(leaf.startIndex, leaf.endIndex))

    expect(texts).toEqual([
      'def',
      'f',
      '(',
      's',
      ')',
      ':',
      'mark',
      '=',
      '"',
      '😀𝒳漢é',
      '"',
      'return',
      'mark',
    ])
  })

  test('marks a tree that holds an error', async () => {
    const parse = await loadParser('python')

    expect(parse('def f(:\n').hasError).toBe(true)
    expect(parse('def f(): pass\n').hasError).toBe(false)
  })

  test('names the fields of a node', async () => {
    const parse = await loadParser('javascript')

    const call = parse('f(1)').children[0]?.children[0]

    expect(call?.childForFieldName('arguments')?.type).toBe('arguments')
    expect(call?.childForFieldName('nothing')).toBeNull()
  })

  test('loads a grammar once', () => {
    expect(loadParser('python')).toBe(loadParser('python'))
  })
})
