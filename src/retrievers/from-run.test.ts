import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromRun } from './from-run.ts'

const snippets = ['a', 'b', 'c'].map(id => ({ id, text: id }))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-'))
  await writeFile(join(folder, 'mine.trec'), 'q1 Q0 b 1 0.5 t\nq1 Q0 a 2 0.9 t\nq2 Q0 c 1 1 t\n')
})
afterAll(() => rm(folder, { recursive: true }))

describe('fromRun', () => {
  test('orders by score, whatever the rank column says', async () => {
    const retriever = fromRun(join(folder, 'mine.trec'))
    await retriever.index(snippets)

    const hits = await retriever.search('text', 10, { queryId: 'q1' })

    expect(hits).toEqual([
      { id: 'a', score: 0.9 },
      { id: 'b', score: 0.5 },
    ])
    expect(retriever.name).toBe('mine')
  })

  test('has retrieved nothing for a query that the run leaves out', async () => {
    const retriever = fromRun(join(folder, 'mine.trec'))
    await retriever.index(snippets)

    expect(await retriever.search('text', 10, { queryId: 'q9' })).toEqual([])
  })

  test('refuses a run over another corpus', async () => {
    const index = fromRun(join(folder, 'mine.trec')).index(snippets.slice(0, 2))

    await expect(index).rejects.toThrow('ranks "c" for query "q2"')
  })

  test('names a file that is not there', async () => {
    await expect(fromRun(join(folder, 'none.trec')).index(snippets)).rejects.toThrow(
      'none.trec must be readable',
    )
  })

  test('says that it needs the query id', async () => {
    const retriever = fromRun(join(folder, 'mine.trec'))
    await retriever.index(snippets)

    await expect(retriever.search('text', 1)).rejects.toThrow('answers by query id')
  })
})
