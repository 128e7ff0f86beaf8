import { describeRetrieval, loadDataset, pick, readRun } from 'vitest-retrieval'
import { expect, test } from 'vitest'
import { retriever } from './retriever.js'

const dataset = await loadDataset()

// A query that names what its function does in words that the code spells too.
describeRetrieval({ dataset: pick(dataset, 'q_0349'), retriever }, async query => {
  await expect(query).toPassAt(10)
})

// Reads what "vitest bench --run" measured.
test('a correct snippet is among the first ten for most queries', async () => {
  const run = await readRun('.vitest/retrieval/results.json', { retriever: 'word overlap' })
  await expect(run).toReach('exec@10', 0.05)
})
