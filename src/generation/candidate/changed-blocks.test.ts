import { expect, test } from 'vitest'
import { changedBlocks } from './changed-blocks.ts'

const code = 'def f(a):\n    b = a + 1\n    c = b * 2\n    return c'

test.each([
  ['the same text', code, 0],
  ['one changed line', code.replace('+ 1', '+ 2'), 1],
  ['two neighbouring lines', code.replace('+ 1', '+ 2').replace('* 2', '* 3'), 1],
  ['a removed line', code.replace('    c = b * 2\n', ''), 1],
  ['an added last line', `${code}\n    pass`, 1],
  ['the first and the last line', code.replace('(a)', '(x)').replace('return c', 'return b'), 2],
])('counts %s', (_, after, blocks) => {
  expect(changedBlocks(code, after)).toBe(blocks)
})
