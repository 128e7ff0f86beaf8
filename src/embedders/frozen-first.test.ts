import { expect, test } from 'vitest'
import { cachedEmbedder } from './cached-embedder.ts'
import type { Embedder, EmbedderRecipe, Side } from './embedder.ts'
import { frozenFirst } from './frozen-first.ts'
import { textHash, type FrozenSide, type FrozenVectors } from './frozen-vectors.ts'

const recipe: EmbedderRecipe = {
  id: 'letters',
  version: '1',
  dims: 2,
  maxTokens: 10,
  queryTemplate: 'query: {text}',
  documentTemplate: '{text}',
  pooling: 'none',
  isNormalized: false,
  dtype: 'float32',
  similarity: 'dot',
  batchSize: 8,
}

/** Gives (length, 1) and writes down what it was asked. */
function lengthEmbedder(asked: string[]): Embedder {
  return {
    recipe,
    async embed(texts) {
      asked.push(...texts)
      return {
        rows: texts.length,
        dims: 2,
        data: Float32Array.from(texts.flatMap(text => [text.length, 1])),
      }
    },
  }
}

function frozenSide(
  side: Side,
  rows: readonly (readonly [text: string, vector: readonly number[]])[],
): FrozenSide {
  return {
    ids: rows.map((_, at) => `${side}_${at}`),
    hashes: rows.map(([text]) => textHash(recipe, text, side)),
    vectors: {
      rows: rows.length,
      dims: 2,
      data: Float32Array.from(rows.flatMap(([, vector]) => vector)),
    },
  }
}

const frozen: FrozenVectors = {
  recipe,
  document: frozenSide('document', [
    ['aa', [7, 8]],
    ['bb', [9, 10]],
  ]),
  query: frozenSide('query', [['aa', [5, 6]]]),
}

test('takes known texts from the archive, in order, and has the rest embedded', async () => {
  const asked: string[] = []
  const embedder = frozenFirst(cachedEmbedder(lengthEmbedder(asked), undefined), async () => frozen)

  const { data, rows } = await embedder.embed(['ccc', 'bb', 'dddd', 'aa', 'bb'], 'document')

  expect(rows).toBe(5)
  expect([...data]).toEqual([3, 1, 9, 10, 4, 1, 7, 8, 9, 10])
  expect(asked).toEqual(['ccc', 'dddd'])
  expect(embedder.usage()).toMatchObject({ embedded: 2, cached: 2 })
})

test('keeps the sides apart', async () => {
  const asked: string[] = []
  const embedder = frozenFirst(cachedEmbedder(lengthEmbedder(asked), undefined), async () => frozen)

  expect([...(await embedder.embed(['aa', 'bb'], 'query')).data]).toEqual([5, 6, 2, 1])
  expect(asked).toEqual(['bb'])
})

test('refuses an archive of another version', async () => {
  const other = { ...frozen, recipe: { ...recipe, version: '2' } }
  const embedder = frozenFirst(cachedEmbedder(lengthEmbedder([]), undefined), async () => other)

  await expect(embedder.embed(['aa'], 'query')).rejects.toThrow(
    'must be those of letters version 1, but are of letters version 2',
  )
})
