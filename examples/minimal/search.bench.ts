import { bm25, describeRetrieval, loadDataset } from 'vitest-retrieval'
import { retriever } from './retriever.js'

const dataset = await loadDataset()
describeRetrieval({ dataset, retriever })
describeRetrieval({ dataset, retriever: bm25() })
