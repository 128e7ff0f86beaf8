import { bm25, describeRetrieval, loadDataset, lsa, useLite } from '../src/index.ts'

const dataset = await loadDataset()

for (const retriever of [bm25(), lsa(), useLite()]) describeRetrieval({ dataset, retriever })
