import { describe, expect, test } from 'vitest'
import { definitionsOf } from './definitions.ts'

const SOURCES = {
  'a.ts':
    'export const limit = 3\nexport class Cart {\n  total(): number {\n    const sum = 0\n    return sum\n  }\n}\ninterface Item { price: number }\ntype Id = string\nenum Kind { A }\n',
  'a.tsx': 'export function View() {\n  return <b>hi</b>\n}\n',
  'a.js': 'function add(a, b) { return a + b }\nconst twice = x => x * 2\n',
  'a.py':
    'LIMIT = 3\n\nclass Cart:\n    def total(self):\n        inner = 1\n        return inner\n\nasync def load(): ...\n',
  'a.go':
    'package shop\n\ntype Cart struct{}\n\nfunc (c *Cart) Total() int { return 0 }\n\nfunc New() *Cart { return nil }\n\nconst Limit = 3\n',
  'a.rs':
    'pub struct Cart;\nimpl Cart {\n    pub fn total(&self) -> u32 { 0 }\n}\nenum Kind { A }\ntrait Priced { fn price(&self) -> u32; }\n',
  'A.java':
    'class Cart {\n  int total() { return 0; }\n  Cart() {}\n}\ninterface Priced { int price(); }\nrecord Item(int price) {}\n',
}
const EXPECTED: Readonly<Record<keyof typeof SOURCES, readonly string[]>> = {
  'a.ts': ['limit', 'Cart', 'total', 'Item', 'price', 'Id', 'Kind'],
  'a.tsx': ['View'],
  'a.js': ['add', 'twice'],
  'a.py': ['LIMIT', 'Cart', 'total', 'load'],
  'a.go': ['Cart', 'Total', 'New', 'Limit'],
  'a.rs': ['Cart', 'Cart', 'total', 'Kind', 'Priced', 'price'],
  'A.java': ['Cart', 'total', 'Cart', 'Priced', 'price', 'Item'],
}

describe('definitionsOf', () => {
  test.each(Object.entries(SOURCES))('names what %s defines, in order', async (path, text) => {
    const found = await definitionsOf(path, text)

    expect(found.map(({ name }) => name)).toEqual(
      Object.entries(EXPECTED).find(([key]) => key === path)?.[1],
    )
  })

  test('counts lines from 1 and offsets in UTF-16', async () => {
    const text = '// 🛒\n\nfunction total() {\n  return 1\n}\n'

    const [definition] = await definitionsOf('a.ts', text)

    expect(definition).toMatchObject({ startLine: 3, endLine: 5 })
    expect(text.slice(definition?.startIndex, definition?.endIndex)).toBe(
      'function total() {\n  return 1\n}',
    )
  })

  test('finds nothing where no grammar reads the file', async () => {
    await expect(definitionsOf('README.md', '# class Cart')).resolves.toEqual([])
  })

  test('reads what it can of a broken file', async () => {
    const found = await definitionsOf('a.py', 'def ok(): pass\n\ndef broken(:\n')

    expect(found.map(({ name }) => name)).toContain('ok')
  })
})
