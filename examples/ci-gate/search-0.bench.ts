import { describeRetrieval, loadDataset } from 'vitest-retrieval'
import { retriever } from './retriever.js'

describeRetrieval({ dataset: await loadDataset(), retriever, slice: [0, 2] })
