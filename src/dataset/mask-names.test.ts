import { describe, expect, test } from 'vitest'
import { syntheticDataset } from '../../test/e2e/synthetic.ts'
import { snippetsToIndex } from '../evaluation/index.ts'
import { loadDataset } from './load-dataset.ts'
import { maskNames } from './mask-names.ts'

const made = syntheticDataset(1)
const [query] = made.queries
const [entry] = made.corpus
if (query === undefined || entry === undefined) throw new Error('The made dataset is empty.')
const text = 'def rank(n):\n    # rank, not ranked or my_rank\n    return rank(n - 1) + x.rank'
const dataset = {
  ...made,
  queries: [{ ...query, functionName: 'rank' }],
  corpus: [{ ...entry, queryId: query.id, text }],
}

describe('maskNames', () => {
  test('hides the whole name wherever it stands, and executes the text as it was', () => {
    const masked = maskNames(dataset)

    expect(snippetsToIndex(masked)[0]?.text).toBe(
      'def solution(n):\n    # solution, not ranked or my_rank\n    return solution(n - 1) + x.solution',
    )
    expect(masked.corpus[0]?.text).toBe(text)
    expect(snippetsToIndex(dataset)[0]?.text).toBe(text)
  })

  test('has an id and a hash of its own', () => {
    const masked = maskNames(dataset)

    expect(masked.id).toBe('synthetic-masked')
    expect(masked.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(masked.sha256).not.toBe(dataset.sha256)
  })

  test('leaves no name in the released corpus', async () => {
    const masked = await loadDataset({ names: 'masked' })
    const shown = new Map(snippetsToIndex(masked).map(snippet => [snippet.id, snippet.text]))

    const named = masked.queries.filter(({ functionName, canonicalIds: [id = ''] }) =>
      new RegExp(`\\b${functionName}\\b`).test(shown.get(id) ?? functionName),
    )
    expect(named).toEqual([])
    expect(masked.corpus.length).toBe((await loadDataset()).corpus.length)
  })
})
