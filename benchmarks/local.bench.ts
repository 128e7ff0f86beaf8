import { bm25, describeRetrieval, loadDataset, useLite } from '../src/index.ts'

const dataset = await loadDataset()

for (const retriever of [bm25(), useLite()]) describeRetrieval({ dataset, retriever })
