import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EmbedderRecipe } from './embedder.ts'
import { openVectorCache } from './vector-cache.ts'

const recipe: EmbedderRecipe = {
  id: 'm',
  version: '1',
  dims: 3,
  maxTokens: 8,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 1,
}
const entry = (
  text: string,
  first: number,
): { text: string; side: 'document'; vector: Float32Array } => ({
  text,
  side: 'document',
  vector: Float32Array.of(first, 0, 1),
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vectors-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pathOf = async (): Promise<string> => join(folder, (await readdir(folder))[0] ?? '')

describe('openVectorCache', () => {
  test('finds after reopening what was added', async () => {
    await (await openVectorCache(folder, recipe)).add([entry('a', 1), entry('b', 2)])

    const again = await openVectorCache(folder, recipe)

    expect(again.get('b', 'document')).toEqual(Float32Array.of(2, 0, 1))
    expect(again.get('c', 'document')).toBeUndefined()
  })

  test('keeps queries and documents apart', async () => {
    const cache = await openVectorCache(folder, recipe)
    await cache.add([entry('a', 1)])

    expect(cache.get('a', 'query')).toBeUndefined()
  })

  test.for(Object.keys(recipe))('misses when the recipe differs in %s', async field => {
    await (await openVectorCache(folder, recipe)).add([entry('a', 1)])
    const other = { ...recipe, [field]: field === 'dims' ? 4 : 'other' }

    const cache = await openVectorCache(folder, other)

    expect(cache.get('a', 'document')).toBeUndefined()
  })

  test('loses only the record whose write was cut off, also with others behind it', async () => {
    await (await openVectorCache(folder, recipe)).add([entry('a', 1)])
    const whole = await readFile(await pathOf())
    await writeFile(await pathOf(), Buffer.concat([whole, whole.subarray(0, 20)]))
    await (await openVectorCache(folder, recipe)).add([entry('b', 2)])
    await appendFile(await pathOf(), whole.subarray(0, 30))
    await appendFile(await pathOf(), whole)

    const cache = await openVectorCache(folder, recipe)

    expect(cache.get('a', 'document')).toEqual(Float32Array.of(1, 0, 1))
    expect(cache.get('b', 'document')).toEqual(Float32Array.of(2, 0, 1))
  })

  test('drops a record with a flipped bit and rewrites the file without it', async () => {
    await (await openVectorCache(folder, recipe)).add([entry('a', 1), entry('b', 2)])
    const bytes = await readFile(await pathOf())
    bytes[40] = (bytes[40] ?? 0) ^ 1
    await writeFile(await pathOf(), bytes)

    const cache = await openVectorCache(folder, recipe)

    expect(cache.get('a', 'document')).toBeUndefined()
    expect(cache.get('b', 'document')).toEqual(Float32Array.of(2, 0, 1))
    expect((await readFile(await pathOf())).length).toBe(bytes.length / 2)
  })

  test('misses when parameters of the request differ, and hits whatever their order', async () => {
    const first = { ...recipe, queryParameters: { task: 'code', size: 3 } }
    await (await openVectorCache(folder, first)).add([entry('a', 1)])

    const same = await openVectorCache(folder, {
      ...recipe,
      queryParameters: { size: 3, task: 'code' },
    })
    const other = await openVectorCache(folder, {
      ...recipe,
      queryParameters: { size: 4, task: 'code' },
    })

    expect(same.get('a', 'document')).toBeDefined()
    expect(other.get('a', 'document')).toBeUndefined()
  })

  test('survives a process that is killed while it writes, from any point', async () => {
    await (await openVectorCache(folder, recipe)).add([entry('a', 1), entry('b', 2)])
    const bytes = await readFile(await pathOf())
    for (let length = 0; length <= bytes.length; length += 1) {
      await writeFile(await pathOf(), bytes.subarray(0, length))
      const cache = await openVectorCache(folder, recipe)
      const known = ['a', 'b'].filter(text => cache.get(text, 'document') !== undefined)
      expect(known).toHaveLength(Math.floor(length / (bytes.length / 2)))
      await cache.add([entry('c', 3)])
      expect((await openVectorCache(folder, recipe)).get('c', 'document')?.[0]).toBe(3)
    }
  })

  test('two writers lose nothing', async () => {
    const [one, two] = await Promise.all([
      openVectorCache(folder, recipe),
      openVectorCache(folder, recipe),
    ])
    await Promise.all([
      one.add([entry('a', 1)]),
      two.add([entry('b', 2)]),
      one.add([entry('c', 3)]),
    ])

    const cache = await openVectorCache(folder, recipe)

    expect(['a', 'b', 'c'].map(text => cache.get(text, 'document')?.[0])).toEqual([1, 2, 3])
  })
})
