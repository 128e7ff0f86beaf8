import { describeRetrieval, loadDataset, pick, readRun } from 'vitest-retrieval'
import { expect, test } from 'vitest'
import { retriever } from './retriever.js'

const dataset = await loadDataset()
const [first] = dataset.queries
if (first === undefined) throw new Error('the dataset has queries')

describeRetrieval({ dataset: pick(dataset, first.id), retriever }, async query => {
  await expect(query).toPassAt(10)
})

// Reads what "vitest bench --run" measured.
test('a correct snippet is among the first ten for most queries', async () => {
  const run = await readRun('.vitest/retrieval/results.json', { retriever: 'word overlap' })
  await expect(run).toReach('exec@10', 0.05)
})
