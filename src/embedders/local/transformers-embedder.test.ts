import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  TABLE,
  WORDS,
  writeHubUseLite,
  writeTinyEncoder,
} from '../../../test/fixtures/embedders/tiny-models.ts'
import type { EmbedderRecipe } from '../embedder.ts'
import { useLiteEmbedder, useLiteRecipe } from '../use-lite/use-lite-embedder.ts'
import { transformersEmbedder } from './transformers-embedder.ts'

const folder = mkdtempSync(join(tmpdir(), 'models-'))
const model = basename(writeTinyEncoder(join(folder, 'tiny')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const recipe: EmbedderRecipe = {
  id: 'tiny',
  version: '1',
  dims: 3,
  maxTokens: 6,
  queryTemplate: 'warm {text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: false,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
}
const TEXTS = ['red', 'green blue day', 'cold', 'day cold red blue']
const idsOf = (text: string): readonly number[] => [
  2,
  ...text.split(' ').map(word => WORDS.indexOf(word)),
  3,
]
const vectorsOf = (text: string): readonly (readonly number[])[] =>
  idsOf(text).map(id => TABLE[id] ?? [])

const EXPECTED = {
  mean: (text: string): readonly number[] =>
    [0, 1, 2].map(
      at => vectorsOf(text).reduce((sum, each) => sum + (each[at] ?? 0), 0) / idsOf(text).length,
    ),
  cls: (text: string): readonly number[] => vectorsOf(text)[0] ?? [],
  'last-token': (text: string): readonly number[] => vectorsOf(text).at(-1) ?? [],
} as const

describe('transformersEmbedder', () => {
  for (const pooling of ['mean', 'cls', 'last-token'] as const) {
    test.for([1, 3])(
      `pools by ${pooling}, %i texts in a run, whatever the padding`,
      async batchSize => {
        const embedder = transformersEmbedder({
          recipe: { ...recipe, pooling },
          model,
          folder,
          batchSize,
        })

        const { data } = await embedder.embed(TEXTS, 'document')

        const wanted = TEXTS.flatMap(text => EXPECTED[pooling](text))
        for (const [at, value] of wanted.entries()) expect(data[at]).toBeCloseTo(value, 5)
        expect(embedder.recipe.batchSize).toBe(batchSize)
      },
    )
  }

  test('puts the query template around queries and scales to unit length where the recipe says so', async () => {
    const embedder = transformersEmbedder({
      recipe: { ...recipe, isNormalized: true },
      model,
      folder,
    })

    const { data } = await embedder.embed(['red'], 'query')

    const mean = EXPECTED.mean('warm red')
    const length = Math.hypot(...mean)
    for (const [at, value] of mean.entries()) expect(data[at]).toBeCloseTo(value / length, 6)
  })

  test('refuses a text that is longer than the model reads, or cuts it and says so', async () => {
    const long = 'red red red red red red'
    const refusing = transformersEmbedder({ recipe, model, folder })
    const cutting = transformersEmbedder({ recipe: { ...recipe, overlong: 'cut' }, model, folder })

    await expect(refusing.embed([long], 'document')).rejects.toThrow(
      'reads at most 6 tokens, but the text "red red',
    )
    const { data } = await cutting.embed([long, 'red'], 'document')

    expect(cutting.usage?.()).toMatchObject({ requests: 2, tokens: 9, cut: 1 })
    expect(Array.from(data).every(Number.isFinite)).toBe(true)
  })

  test('reads the head of a model that pools itself: equal to the bundled one', async () => {
    writeHubUseLite(join(folder, 'use-lite'))
    const { overlong: _windows, ...plain } = useLiteRecipe
    const embedder = transformersEmbedder({
      recipe: plain,
      model: 'use-lite',
      folder,
      dtype: 'fp32',
    })
    const texts = [
      'return the greatest common divisor',
      'def area(width, height): return width * height',
    ]

    const { data } = await embedder.embed(texts, 'document')

    const reference = await useLiteEmbedder().embed(texts, 'document')
    const difference = data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (reference.data[at] ?? 0))),
      0,
    )
    expect(difference).toBeLessThan(1e-6)
  })

  test('says which file is missing, and never looks for it elsewhere', async () => {
    const embedder = transformersEmbedder({ recipe, model: 'not-there', folder })

    await expect(embedder.embed(['red'], 'document')).rejects.toThrow(
      /not-there must answer.*not found locally/s,
    )
  })

  test.for([
    [{ dims: 4 }, 'must give 1 vectors of 4 values, but gave the shape (1, 3)'],
    [{ pooling: 'pooler_output' }, 'no output "pooler_output", only last_hidden_state'],
  ] as const)('refuses a recipe with %j', async ([wrong, message]) => {
    const embedder = transformersEmbedder({ recipe: { ...recipe, ...wrong }, model, folder })

    await expect(embedder.embed(['red'], 'document')).rejects.toThrow(message)
  })

  test('has no bfloat16', () => {
    expect(() =>
      transformersEmbedder({ recipe: { ...recipe, dtype: 'bfloat16' }, model, folder }),
    ).toThrow('run the model on a server')
  })
})
