// What must hold for every retriever, whatever it ranks first.
import { test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { bindMutant, bm25, dense, loadDataset, ownSnippets, snippetsOf } from 'vitest-retrieval'
import { exhaustive, mutants, undoEdits, type Variant } from 'vitest-retrieval/arbitraries'
import { tokenCounts } from './token-counts.ts'

const dataset = await loadDataset()
const all = mutants(dataset)
const sampled = { seed: 1, numRuns: 100 }
const ownOf = ({ query }: Variant) =>
  ownSnippets(dataset, query).map(({ id, text }) => ({ id, text }))

const whole = bm25()
await whole.index(snippetsOf(dataset))

test.prop(...exhaustive(all, { seed: 1 }))('a question asked twice scores alike', async mutant => {
  const bound = bindMutant(mutant, { retriever: whole, dataset })

  expect(await bound.compare()).toEqual(await bound.compare())
})

test.prop([all], sampled)('undoing the edit restores the score', async mutant => {
  const retriever = bm25()
  const undone = { id: 'undone', text: undoEdits(mutant) }
  await retriever.index([...ownOf(mutant), undone])

  const scores = await retriever.score?.(mutant.query.text, [mutant.canonical.id, undone.id])

  expect(new Set(scores?.map(({ score }) => score)).size).toBe(1)
})

test.prop([all, all], sampled)(
  'unrelated documents keep a pair in order',
  async (mutant, other) => {
    const retriever = dense({ embedder: tokenCounts(), cacheDir: false })
    const gapAmong = async (snippets: ReturnType<typeof ownOf>): Promise<number> => {
      await retriever.index(snippets)
      return (await bindMutant(mutant, { retriever, dataset }).compare()).gap
    }

    const alone = await gapAmong(ownOf(mutant))
    const unrelated = ownOf(other).filter(({ id }) => !ownOf(mutant).some(own => own.id === id))

    expect(await gapAmong([...ownOf(mutant), ...unrelated])).toBe(alone)
  },
)
