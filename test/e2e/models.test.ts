import { expect, test } from 'vitest'
import { makeProject } from './project.ts'

const CONFIG = `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval()] }
`
// Two numbers a text: enough to rank, and the reranker turns the order around.
const BENCH = `
import { dense, rerank } from '../../../../src/retrievers/index.ts'
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(20)
const embedder = {
  recipe: {
    id: 'tiny', version: '3', dims: 2, maxTokens: 999, queryTemplate: 'query: {text}', documentTemplate: '{text}',
    pooling: 'none', isNormalized: false, dtype: 'float32', similarity: 'cosine', batchSize: 8,
  },
  embed: async texts => ({
    rows: texts.length,
    dims: 2,
    data: Float32Array.from(texts.flatMap(text => [1, text.length % 97])),
  }),
}
const first = dense({ embedder, cacheDir: 'vectors' })
const judge = {
  name: 'judge',
  epsilon: 0,
  recipe: () => ({ id: 'judge', version: '1' }),
  usage: () => ({ requests: 7, tokens: 70, cost: 0.5 }),
  score: async (query, texts) => texts.map((text, at) => at),
}
describeRetrieval({ dataset, oracle, retriever: first })
describeRetrieval({ dataset, oracle, retriever: rerank(first, judge, { depth: 5 }) })
`

test('the report says what the models were asked, and what a reranker is worth', async () => {
  await using bench = await makeProject({ 'vitest.config.ts': CONFIG, 'a.bench.ts': BENCH })
  const results = async () => JSON.parse(await bench.read('.vitest/retrieval/results.json'))

  const cold = await bench.vitest(['bench', '--run'])
  const { environment: _cold, ...first } = await results()
  const warm = await bench.vitest(['bench', '--run'])
  const { environment, ...second } = await results()

  expect(cold.output).toMatch(/tiny {2}tiny 3 · [1-9]\d* texts embedded/)
  expect(warm.output).toMatch(
    /tiny {2}tiny 3 · nothing was embedded · [1-9]\d* found in cache or archive/,
  )
  expect(warm.output).toMatch(
    /tiny → judge {2}rerank-judge .* · 7 runs or requests, 70 tokens · cost 0\.500/,
  )
  expect(warm.output).toMatch(/tiny → judge {2}\S+ \[\S+, \S+\] over tiny \(won \d+ · lost \d+\)/)
  expect(second).toEqual(first)
  expect(environment.usage[0]).toMatchObject({ retriever: 'tiny', embedded: 0 })
})
