import { bm25, describeRetrieval, loadDataset, lsa, useLite } from '../src/index.ts'

const dataset = await loadDataset()
const isFresh = process.env['VITEST_RETRIEVAL_FRESH'] !== undefined // npm run benchmark:fresh
const dense = useLite(isFresh ? { frozen: false, cacheDir: false } : {})

for (const retriever of [bm25(), lsa(), dense]) describeRetrieval({ dataset, retriever })
