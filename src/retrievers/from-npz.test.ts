import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatNpz, type NpyArray } from '../formats/index.ts'
import { fromNpz } from './from-npz.ts'

const snippets = ['a', 'b'].map(id => ({ id, text: id }))
let folder: string
const freeze = async (
  file: string,
  ids: readonly string[],
  values: readonly number[],
): Promise<string> => {
  const path = join(folder, file)
  const vectors = {
    shape: [ids.length, values.length / ids.length],
    data: Float32Array.from(values),
  }
  const arrays = new Map<string, NpyArray>([
    ['vectors', vectors],
    ['ids', { shape: [ids.length], data: ids }],
  ])
  await writeFile(path, formatNpz(arrays))
  return path
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'npz-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('fromNpz', () => {
  test('ranks by the vectors of those ids, in whatever order they are stored', async () => {
    const corpus = await freeze('c.npz', ['b', 'x', 'a'], [3, 4, 1, 1, 1, 0])
    const queries = await freeze('q.npz', ['q1'], [2, 0])
    const retriever = fromNpz({ name: 'frozen', corpus, queries })
    await retriever.index(snippets)

    const hits = await retriever.search('', 2, { queryId: 'q1' })

    expect(hits).toEqual([
      { id: 'a', score: 1 },
      { id: 'b', score: 0.6 },
    ])
  })

  test('names a snippet and a query without a vector', async () => {
    const corpus = await freeze('c2.npz', ['a'], [1, 0])
    const whole = await freeze('c3.npz', ['a', 'b'], [1, 0, 0, 1])
    const queries = await freeze('q2.npz', ['q1'], [1, 0])
    const complete = fromNpz({ name: 'frozen', corpus: whole, queries })
    await complete.index(snippets)

    await expect(fromNpz({ name: 'x', corpus, queries }).index(snippets)).rejects.toThrow(
      'a vector of "b"',
    )
    await expect(complete.search('', 1, { queryId: 'q7' })).rejects.toThrow('a vector of "q7"')
  })

  test('refuses a vector that is not finite by its id', async () => {
    const corpus = await freeze('c4.npz', ['a', 'b'], [1, 0, Number.NaN, 1])
    const queries = await freeze('q4.npz', ['q1'], [1, 0])

    await expect(fromNpz({ name: 'x', corpus, queries }).index(snippets)).rejects.toThrow(
      'that of "b" holds NaN',
    )
  })
})
