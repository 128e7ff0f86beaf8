import { describe, expect, test } from 'vitest'
import { unigramTokenizer, type Piece } from './unigram-tokenizer.ts'

const reserved: readonly Piece[] = Array.from({ length: 6 }, (_, at) => [`<${at}>`, 0] as const)
const tokenize = unigramTokenizer([
  ...reserved,
  ['▁', -3], // 6
  ['a', -2], // 7
  ['b', -2], // 8
  ['ab', -3], // 9
  ['▁a', -4], // 10
])

describe('unigramTokenizer', () => {
  test.for([
    ['ab', [6, 9]], // ▁ + ab = −6 beats ▁a + b = −6 only by order; both beat ▁ + a + b = −7
    ['a', [10]],
    ['a a', [10, 10]],
    ['ba', [6, 8, 7]],
    ['', [6]],
    ['xx', [6, 0]],
    ['ａ', [10]],
  ] as const)('%j is %j', ([text, ids]) => {
    expect(tokenize(text)).toEqual(ids)
  })

  test('does not match reserved pieces', () => {
    expect(tokenize('<0>')).toEqual([6, 0])
  })
})
