// Fills LanceDB with clustered vectors and measures, for docs/scale.md, what an index costs and loses.
// Run with: node benchmarks/retrievers/engine-scale.ts [rows] [dims]
import type { Embedder } from '../../src/embedders/index.ts'
import { indexRecall } from '../../src/retrievers/engines/index-recall.ts'
import { lancedb } from '../../src/retrievers/engines/lancedb.ts'

const [rows, dims] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 384)]
const CLUSTERS = Math.ceil(rows / 50)

let state = 1
function uniform(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return (state >>> 0) / 2 ** 31 - 1
}
const centres = Float32Array.from({ length: CLUSTERS * dims }, uniform)
const vectorOf = (number: number): Float32Array => {
  const start = (number % CLUSTERS) * dims
  return centres.subarray(start, start + dims).map(value => value + 0.5 * uniform())
}
const recipe = {
  id: 'clustered',
  version: '1',
  dims,
  maxTokens: 8,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'none',
  isNormalized: false,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 1000,
} as const
const vectors = new Map<string, Float32Array>()
const embedder: Embedder = {
  recipe,
  async embed(texts) {
    const data = new Float32Array(texts.length * dims)
    for (const [row, text] of texts.entries()) {
      const vector = vectors.get(text) ?? vectorOf(Number(text))
      vectors.set(text, vector)
      data.set(vector, row * dims)
    }
    return { rows: texts.length, dims, data }
  },
}
const snippets = Array.from({ length: rows }, (_, at) => ({ id: `s${at}`, text: String(at) }))
const queries = Array.from({ length: 50 }, (_, at) => String(rows + at))
const exact = lancedb({ embedder, mode: 'exact', cacheDir: false })
await exact.index(snippets)
console.log(`${rows} rows of ${dims} values, ${CLUSTERS} clusters, 50 queries`)
for (const [index, probes] of [
  ['ivfFlat', 5],
  ['ivfFlat', 20],
  ['ivfPq', 20],
  ['hnswSq', 20],
] as const) {
  const approximate = lancedb({ embedder, mode: 'approximate', index, probes, cacheDir: false })
  const start = performance.now()
  await approximate.index(snippets)
  const built = performance.now()
  const { recall, lostFirst } = await indexRecall({ exact, approximate, queries })
  const build = ((built - start) / 1000).toFixed(1)
  console.log(
    `${index} probes ${probes}: filled and built in ${build} s, recall@10 ${recall.toFixed(3)}, best lost for ${lostFirst} of 50`,
  )
}
process.exit()
