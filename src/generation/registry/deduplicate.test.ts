import { describe, expect, test } from 'vitest'
import type { Embedder } from '../../embedders/index.ts'
import { deduplicate } from './deduplicate.ts'
import { RegistryRow } from './registry-row.ts'

const row = (function_name: string, query: string): RegistryRow =>
  RegistryRow.parse({ function_name, query, domain: 'billing' })

/** Puts a text at the angle that the number in it says, in degrees. */
const angles: Embedder = {
  recipe: {
    id: 'angles',
    version: '1',
    dims: 2,
    maxTokens: 9,
    queryTemplate: '{text}',
    documentTemplate: '{text}',
    pooling: 'none',
    isNormalized: false,
    dtype: 'float32',
    similarity: 'cosine',
    batchSize: 9,
  },
  embed: texts => {
    const data = texts.flatMap(text => {
      const angle = (Number(/\d+/.exec(text)?.[0]) * Math.PI) / 180
      return [3 * Math.cos(angle), 3 * Math.sin(angle)]
    })
    return Promise.resolve({ rows: texts.length, dims: 2, data: Float32Array.from(data) })
  },
}

describe('deduplicate', () => {
  test('drops what repeats an earlier row by name, by text and by meaning', async () => {
    const rows = [
      row('sum_of_fees', 'Direction 0.'),
      row('sumof_fees', 'Direction 90.'),
      row('fee_total', 'direction: 0'),
      row('fees_paid', 'Direction 20.'),
      row('open_fees', 'Direction 60.'),
    ]

    const { kept, dropped } = await deduplicate(rows, { embedder: angles, similarity: 0.9 })

    expect(kept.map(each => each.function_name)).toEqual(['sum_of_fees', 'open_fees'])
    expect(dropped.map(({ row: each, reason }) => [each.function_name, reason])).toEqual([
      ['sumof_fees', 'name'],
      ['fee_total', 'text'],
      ['fees_paid', 'meaning'],
    ])
    expect(dropped[2]?.message).toContain('0.940')
  })

  test('names the nearest row of those that stay, for whoever reads the file', async () => {
    const rows = [row('a_one', 'Direction 0.'), row('b_two', 'Direction 60.')]

    const { kept } = await deduplicate(rows, { embedder: angles, similarity: 0.9 })

    expect(kept[0]?.nearest).toBeUndefined()
    expect(kept[1]?.nearest).toEqual({ function_name: 'a_one', similarity: 0.5 })
  })

  test('drops what repeats a known task, which itself is not listed', async () => {
    const known = [row('a_one', 'Direction 0.'), row('b_two', 'Direction 90.')]
    const rows = [
      row('a_one', 'Direction 45.'),
      row('c_three', 'Direction 95.'),
      row('d_four', 'Direction 45.'),
    ]

    const found = await deduplicate(rows, { embedder: angles, similarity: 0.9, known })

    expect(found.kept.map(each => each.function_name)).toEqual(['d_four'])
    expect(found.dropped.map(({ reason }) => reason)).toEqual(['name', 'meaning'])
  })

  test('compares names and texts alone without an embedder', async () => {
    const rows = [row('a_one', 'Direction 0.'), row('b_two', 'Direction 1.')]

    const { kept } = await deduplicate(rows, { embedder: undefined, similarity: 0.9 })

    expect(kept).toHaveLength(2)
  })

  test.each([
    [{ function_name: 'camelCase' }, 'must be snake_case and free'],
    [{ function_name: 'lambda' }, 'must be snake_case and free'],
    [{ function_name: 'snake_case', language: 'typescript' as const }, 'must be camelCase'],
    [{ query: 'Find good_name in a list.' }, 'must not contain the function name'],
    [{ query: 'x'.repeat(901) }, 'at most 900 characters'],
    [{ domain: '../up' }, 'The domain must be snake_case'],
  ])('drops a row of the wrong form: %o', async (change, message) => {
    const wrong = { ...row('good_name', 'Double it.'), ...change }

    const { dropped } = await deduplicate([wrong], { embedder: undefined, similarity: 0.9 })

    expect(dropped).toEqual([
      { row: wrong, reason: 'form', message: expect.stringContaining(message) },
    ])
  })
})
