import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { TABLE, WORDS, writeTinyEncoder } from '../../../test/fixtures/embedders/tiny-models.ts'
import type { EmbedderRecipe } from '../embedder.ts'
import { onnxEmbedder } from './onnx-embedder.ts'

const folder = mkdtempSync(join(tmpdir(), 'models-'))
const path = join(writeTinyEncoder(folder), 'onnx', 'model.onnx')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const recipe: EmbedderRecipe = {
  id: 'tiny',
  version: '1',
  dims: 3,
  maxTokens: 2,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: false,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 1,
}
const tokenize = (text: string): readonly number[] =>
  text.split(' ').map(word => WORDS.indexOf(word))
const mean = (text: string): readonly number[] =>
  [0, 1, 2].map(
    at =>
      tokenize(text).reduce((sum, id) => sum + (TABLE[id]?.[at] ?? 0), 0) / tokenize(text).length,
  )

describe('onnxEmbedder', () => {
  test.for([
    ['mean', mean('green day')],
    ['cls', TABLE[WORDS.indexOf('green')] ?? []],
    ['last-token', TABLE[WORDS.indexOf('day')] ?? []],
  ] as const)('pools by %s', async ([pooling, wanted]) => {
    const embedder = onnxEmbedder({ recipe: { ...recipe, pooling }, path, tokenize })

    expect(Array.from((await embedder.embed(['green day'], 'document')).data)).toEqual(wanted)
  })

  test('refuses, cuts or averages what is longer than the model reads', async () => {
    const text = 'green day red cold'
    const embed = async (overlong: 'refuse' | 'cut' | 'windows'): Promise<readonly number[]> => {
      const embedder = onnxEmbedder({ recipe: { ...recipe, overlong }, path, tokenize })
      return [...(await embedder.embed([text], 'document')).data, embedder.usage?.().cut ?? 0]
    }

    await expect(embed('refuse')).rejects.toThrow(
      'at most 2 tokens, but the text "green day red cold" has 4',
    )
    expect(await embed('cut')).toEqual([...mean('green day'), 1])
    expect(await embed('windows')).toEqual([...mean(text), 0])
  })

  test('names the outputs that there are', async () => {
    const embedder = onnxEmbedder({
      recipe: { ...recipe, pooling: 'sentence_embedding' },
      path,
      tokenize,
    })

    await expect(embedder.embed(['red'], 'document')).rejects.toThrow(
      'has no output "sentence_embedding", only last_hidden_state',
    )
  })

  test('says that a model file is broken', async () => {
    const broken = join(folder, 'broken.onnx')
    writeFileSync(broken, 'not a model')
    const embedder = onnxEmbedder({ recipe, path: broken, tokenize })

    await expect(embedder.embed(['red'], 'document')).rejects.toThrow(
      /broken\.onnx must answer, but did not/,
    )
  })
})
