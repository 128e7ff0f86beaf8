import {
  bm25,
  bindQuery,
  defineRetriever,
  describeRetrieval,
  loadDataset,
  pick,
  snippetsOf,
} from 'vitest-retrieval'
import { expect, test } from 'vitest'

const dataset = await loadDataset()
const [first] = dataset.queries
if (first === undefined) throw new Error('the built-in dataset has queries')

const canonicalFirst = defineRetriever({
  name: 'oracle',
  index: async () => {},
  search: async (query, k) => {
    const wanted = dataset.queries.find(({ text }) => text === query)
    const others = dataset.corpus.filter(({ id }) => !wanted?.canonicalIds.includes(id))
    return [...(wanted?.canonicalIds ?? []), ...others.map(({ id }) => id)]
      .slice(0, k)
      .map((id, at) => ({ id, score: -at }))
  },
})

describeRetrieval({ dataset: pick(dataset, first.id), retriever: canonicalFirst }, async query => {
  await expect(query).toRankCanonicalFirst()
  await expect(query).toPassAt(1)
  await expect(query).toReachNdcg(1, { at: 10 })
})

test('a bound query is judged without a suite', async () => {
  const retriever = bm25()
  await retriever.index(snippetsOf(dataset))

  const outcome = await bindQuery(first, { retriever, dataset }).rank()

  expect(outcome.hits).toHaveLength(10)
})
