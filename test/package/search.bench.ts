import { bm25, describeRetrieval, loadDataset, useLite } from 'vitest-retrieval'

const dataset = await loadDataset()
for (const retriever of [bm25(), useLite()]) describeRetrieval({ dataset, retriever })
