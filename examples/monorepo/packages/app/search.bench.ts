import { bm25, describeRetrieval, loadDataset } from 'vitest-retrieval'

describeRetrieval({
  dataset: await loadDataset(),
  retriever: bm25({ operators: true, digits: true }),
})
