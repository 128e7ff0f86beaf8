import { describe, expect, test } from 'vitest'
import type { CorpusEntry, ExecutionDataset } from '../schema/index.ts'
import { ownSnippets } from './own-snippets.ts'
import { pick } from './pick.ts'
import { slice } from './slice.ts'
import { snippetsOf } from './snippets-of.ts'

const ids = ['q_0001', 'q_0002', 'q_0003', 'q_0004', 'q_0005']
const dataset: ExecutionDataset = {
  kind: 'execution',
  id: 'five',
  sha256: '0'.repeat(64),
  pool: 'base',
  queries: ids.map(id => ({
    id,
    text: `query ${id}`,
    tests: ['assert f()'],
    canonicalIds: [`${id}/a`],
    equivalentIds: [],
    distractorIds: [`${id}/b`],
    functionName: 'f',
    domain: 'geometry',
    language: 'python',
  })),
  corpus: ids.flatMap((queryId): CorpusEntry[] => [
    { id: `${queryId}/a`, text: 'right', role: 'canonical', queryId },
    { id: `${queryId}/b`, text: 'wrong', role: 'distractor', bugType: 'off_by_one', queryId },
  ]),
}

describe('pick', () => {
  test('keeps the named queries in the order of the dataset and the whole corpus', () => {
    const picked = pick(dataset, 'q_0004', 'q_0002')

    expect(picked.queries.map(query => query.id)).toEqual(['q_0002', 'q_0004'])
    expect(picked.corpus).toBe(dataset.corpus)
  })

  test('names the ids near to an unknown one', () => {
    expect(() => pick(dataset, 'q_0002', 'q_002')).toThrow(/received "q_002" \(near: q_0002/)
  })

  test('refuses an empty choice', () => {
    expect(() => pick(dataset)).toThrow('at least one query id')
  })
})

describe('slice', () => {
  test.each([1, 2, 3, 5])('gives %i disjoint parts that are complete', count => {
    const parts = Array.from({ length: count }, (_, at) => slice(dataset, [at, count]))

    const held = parts.flatMap(part => part.queries.map(query => query.id))

    expect(held.toSorted()).toEqual(ids)
    expect(parts.every(part => part.corpus === dataset.corpus)).toBe(true)
  })

  test.each([
    [-1, 2],
    [2, 2],
    [0.5, 2],
    [0, 6],
    [0, 0],
  ] as const)('refuses [%d, %d]', (index, count) => {
    expect(() => slice(dataset, [index, count])).toThrow('0 ≤ index < count')
  })
})

describe('snippetsOf', () => {
  test('shows ids and texts alone', () => {
    expect(snippetsOf(dataset)[1]).toEqual({ id: 'q_0001/b', text: 'wrong' })
  })
})

describe('ownSnippets', () => {
  test('returns the snippets of one query', () => {
    expect(ownSnippets(dataset, { id: 'q_0003' }).map(entry => entry.id)).toEqual([
      'q_0003/a',
      'q_0003/b',
    ])
    expect(ownSnippets(dataset, { id: 'q_0009' })).toEqual([])
  })
})
