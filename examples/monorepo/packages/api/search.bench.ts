import { grep, describeRetrieval, loadDataset } from 'vitest-retrieval'

describeRetrieval({ dataset: await loadDataset(), retriever: grep() })
