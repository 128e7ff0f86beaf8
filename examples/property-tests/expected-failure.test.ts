// BM25 cannot keep this promise: its tokens hold no operators. What fast-check says of it is the
// point: of more than a thousand mutants it shows the simplest one, and how to replay it.
import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { bindMutant, bm25, loadDataset, snippetsOf } from 'vitest-retrieval'
import { mutants } from 'vitest-retrieval/arbitraries'

test('a wrong operator beats BM25, and the report shows the smallest one', async () => {
  const dataset = await loadDataset()
  const retriever = bm25()
  await retriever.index(snippetsOf(dataset))
  const drawn = mutants(dataset, { types: ['wrong_operator'] })
  const outranked = fc.asyncProperty(drawn, async mutant => {
    await expect(bindMutant(mutant, { retriever, dataset })).toBeOutranked()
  })

  const details = await fc.check(outranked, { seed: 1 })
  console.log(fc.defaultReportMessage(details))

  expect(details.failed).toBe(true)
  expect(details.numShrinks).toBeGreaterThan(0)
  const [edit] = details.counterexample?.[0].edits ?? []
  expect([edit?.before.length, edit?.after.length]).toEqual([1, 1])
})
