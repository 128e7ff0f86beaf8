// 1,000,000 × 384 float32 rows, streamed in blocks and never held at once, 100 queries: prints time
// and the most memory that was resident, and checks a sample of queries against brute force.
// Run with: node benchmarks/similarity/streamed.ts [rows]
import { nearestRows, chooseEngine, type RowBlock, type Rows } from '../../src/similarity/index.ts'
import { tellResult } from '../peers/peer-result.ts'
import { randomRows } from '../../test/fixtures/similarity/random-rows.ts'

const ROWS = Number(process.argv[2] ?? 1_000_000)
const DIMS = 384
const BLOCK = 20_000
const K = 10
const SAMPLE = [0, 57, 99]
const queries = randomRows(100, DIMS, 1)

// Stands for a file: each block depends on its number alone and is made when it is wanted.
function* blocks(): Generator<RowBlock> {
  for (let start = 0; start < ROWS; start += BLOCK) {
    yield { start, rows: randomRows(Math.min(BLOCK, ROWS - start), DIMS, 1000 + start) }
  }
}

const start = performance.now()
const found = await nearestRows(queries, blocks(), {
  k: K,
  similarity: 'cosine',
  engine: await chooseEngine('auto'),
})
const seconds = (performance.now() - start) / 1000
const { maxRSS } = process.resourceUsage()
console.log(
  `${ROWS} × ${DIMS}, ${queries.rows} queries, top ${K}: ${seconds.toFixed(1)} s with making the rows`,
)
console.log(
  `most resident memory ${(maxRSS / 1024).toFixed(0)} MB (the rows alone are ${((ROWS * DIMS * 4) / 2 ** 20).toFixed(0)} MB)`,
)
const equal = SAMPLE.filter(
  query => JSON.stringify(bruteForce(query)) === JSON.stringify(found[query]),
)
console.log(`brute force agrees on ${equal.length} of ${SAMPLE.length} sampled queries`)
if (equal.length < SAMPLE.length) process.exitCode = 1
tellResult({
  name: `${ROWS} × ${DIMS} streamed, ${queries.rows} queries`,
  agrees: equal.length === SAMPLE.length,
  figures: [{ what: 'resident megabytes', value: maxRSS / 1024, target: 1024 }],
})

function bruteForce(query: number): readonly { readonly row: number; readonly score: number }[] {
  const wanted = queries.data.subarray(query * DIMS, (query + 1) * DIMS)
  const length = Math.sqrt(dot(wanted, { rows: 1, dims: DIMS, data: wanted }, 0))
  let best: readonly { readonly row: number; readonly score: number }[] = []
  for (const { start, rows } of blocks()) {
    const scored = Array.from({ length: rows.rows }, (_, row) => {
      const own = rows.data.subarray(row * DIMS, (row + 1) * DIMS)
      const size = Math.sqrt(dot(own, rows, row))
      return { row: start + row, score: dot(wanted, rows, row) / (length * size) }
    })
    best = [...best, ...scored].sort((a, b) => b.score - a.score || a.row - b.row).slice(0, K)
  }
  return best
}

function dot(vector: Float32Array, { dims, data }: Rows, row: number): number {
  let sum = 0
  for (let at = 0; at < dims; at += 1) sum += (vector[at] ?? 0) * (data[row * dims + at] ?? 0)
  return sum
}
