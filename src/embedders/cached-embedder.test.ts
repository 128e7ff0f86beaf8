import { describe, expect, test } from 'vitest'
import { cachedEmbedder } from './cached-embedder.ts'
import type { Embedder } from './embedder.ts'
import { useLiteRecipe } from './use-lite/use-lite-embedder.ts'

function fake(
  vectorOf: (text: string) => readonly number[],
): Embedder & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    recipe: { ...useLiteRecipe, id: 'fake', dims: 2, isNormalized: false },
    async embed(texts) {
      asked.push(...texts)
      return { rows: texts.length, dims: 2, data: Float32Array.from(texts.flatMap(vectorOf)) }
    },
  }
}

describe('cachedEmbedder', () => {
  test('embeds equal texts once and keeps the order', async () => {
    const inner = fake(text => [text.length, 1])

    const { data } = await cachedEmbedder(inner, undefined).embed(['a', 'bbb', 'a'], 'document')

    expect([...data]).toEqual([1, 1, 3, 1, 1, 1])
    expect(inner.asked).toEqual(['a', 'bbb'])
  })

  test.for([
    [[Number.NaN, 1], 'not finite'],
    [[0, 0], 'a zero vector'],
    [[1], 'must give 1 vectors of 2 values'],
  ] as const)('refuses %j', async ([vector, message]) => {
    const embedder = cachedEmbedder(
      vector.length === 2
        ? fake(() => vector)
        : {
            ...fake(() => []),
            embed: async () => ({ rows: 1, dims: 1, data: Float32Array.of(1) }),
          },
      undefined,
    )

    await expect(embedder.embed(['import os'], 'document')).rejects.toThrow(message)
  })

  test('refuses a blank text', async () => {
    const embedder = cachedEmbedder(
      fake(() => [1, 1]),
      undefined,
    )

    await expect(embedder.embed(['a', ' \n'], 'document')).rejects.toThrow('number 2 of 2')
  })

  test('refuses a length other than the recipe promises', async () => {
    const inner = fake(() => [1, 1])
    const embedder = cachedEmbedder(
      { ...inner, recipe: { ...inner.recipe, isNormalized: true } },
      undefined,
    )

    await expect(embedder.embed(['a'], 'document')).rejects.toThrow('a vector of length 1.414')
  })

  test('counts what it embedded and what it knew', async () => {
    const embedder = cachedEmbedder(
      fake(() => [1, 1]),
      undefined,
    )
    await embedder.embed(['a', 'b', 'a'], 'document')
    await embedder.embed(['b', 'c'], 'document')

    expect(embedder.usage()).toMatchObject({ embedded: 3, cached: 1 })
  })

  test('keeps what was answered when a call beside it fails', async () => {
    const inner = fake(text => [text.length, 1])
    const asked: string[] = []
    const broken: Embedder = {
      ...inner,
      chunks: { size: 1, parallel: 2 },
      async embed(texts, side, context) {
        asked.push(...texts)
        if (texts[0] === 'bad') throw new Error('broken')
        await new Promise(resolve => setImmediate(resolve))
        return inner.embed(texts, side, context)
      },
    }
    const embedder = cachedEmbedder(broken, undefined)
    await expect(embedder.embed(['bad', 'good', 'later'], 'document')).rejects.toThrow('broken')

    await embedder.embed(['good'], 'document')

    expect(asked).toEqual(['bad', 'good'])
  })

  test('asks in the chunks that its model works best with', async () => {
    const sizes: number[] = []
    const inner = fake(() => [1, 1])
    const embedder = cachedEmbedder(
      {
        ...inner,
        chunks: { size: 3, parallel: 2 },
        embed: async (texts, side, context) => {
          sizes.push(texts.length)
          return inner.embed(texts, side, context)
        },
      },
      undefined,
    )

    await embedder.embed(
      Array.from({ length: 8 }, (_, at) => `t${at}`),
      'document',
    )

    expect(sizes).toEqual([3, 3, 2])
  })

  test('says how far it is', async () => {
    const texts = Array.from({ length: 130 }, (_, at) => `t${at}`)
    const seen: (readonly [number, number])[] = []

    await cachedEmbedder(
      fake(() => [1, 1]),
      undefined,
    ).embed(texts, 'document', {
      progress: (done, total) => seen.push([done, total]),
    })

    expect(seen).toEqual([
      [64, 130],
      [128, 130],
      [130, 130],
    ])
  })
})
