import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { WEIGHTS, WORDS, writeTinyCrossEncoder } from '../../test/fixtures/embedders/tiny-models.ts'
import { crossEncoder } from './cross-encoder.ts'

const folder = mkdtempSync(join(tmpdir(), 'models-'))
writeTinyCrossEncoder(join(folder, 'tiny'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const weigh = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (WEIGHTS[WORDS.indexOf(word)] ?? 0), 0)
/** The model's formula: the second text, with its end, counts twice. */
const logit = (query: string, text: string): number =>
  weigh(['[CLS]', ...query.split(' '), '[SEP]']) + 2 * weigh([...text.split(' '), '[SEP]'])

describe('crossEncoder', () => {
  test('scores each pair by its logit, query first', async () => {
    const reranker = crossEncoder({ model: 'tiny', folder, maxTokens: 20 })
    const texts = ['green blue day', 'cold', 'day day']

    const scores = await reranker.score('red warm', texts, {})

    expect(scores.map(score => Number(score.toFixed(4)))).toEqual(
      texts.map(text => logit('red warm', text)),
    )
  })

  test('refuses a pair that is longer than the model reads and names the snippet', async () => {
    const reranker = crossEncoder({ model: 'tiny', folder, maxTokens: 6 })

    await expect(reranker.score('red', ['cold', 'cold day day'], {})).rejects.toThrow(
      'at most 6 tokens, but the text "cold day day" has 7',
    )
  })
})
