import { test } from '@fast-check/vitest'
import { beforeAll, expect } from 'vitest'
import { bindMutant, bm25, loadDataset, snippetsOf } from 'vitest-retrieval'
import { exhaustive, mutants } from 'vitest-retrieval/arbitraries'

const dataset = await loadDataset()
const retriever = bm25() // yours
beforeAll(() => retriever.index(snippetsOf(dataset)), 0)
const guards = { types: ['remove_edge_case_check'], queries: ['q_0013', 'q_0088'] }
test.prop(...exhaustive(mutants(dataset, guards), { seed: 1 }))(
  'a missing guard never wins',
  mutant => expect(bindMutant(mutant, { retriever, dataset })).toBeOutranked(),
)
