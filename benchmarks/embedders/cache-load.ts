// Opens a cache of 5,000 vectors and looks all of them up. Prints wall and CPU time, best of five.
// Run with: node benchmarks/embedders/cache-load.ts [dims]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openVectorCache } from '../../src/embedders/vector-cache.ts'
import { useLiteRecipe } from '../../src/embedders/use-lite/use-lite-embedder.ts'

const COUNT = 5000
const dims = Number(process.argv[2] ?? 512)
const folder = mkdtempSync(join(tmpdir(), 'cache-'))
const recipe = { ...useLiteRecipe, dims }
const texts = Array.from(
  { length: COUNT },
  (_, at) => `def function_${at}(value):\n    return value + ${at}`,
)
const writer = await openVectorCache(folder, recipe)
await writer.add(
  texts.map((text, at) => ({
    text,
    side: 'document',
    vector: new Float32Array(dims).fill(at + 1),
  })),
)

let [wall, cpu] = [Infinity, Infinity]
for (let round = 0; round < 5; round += 1) {
  const [start, used] = [performance.now(), process.cpuUsage()]
  const cache = await openVectorCache(folder, recipe)
  const missing = texts.filter(text => cache.get(text, 'document') === undefined)
  if (missing.length > 0) throw new Error(`${missing.length} vectors are missing`)
  const { user, system } = process.cpuUsage(used)
  wall = Math.min(wall, performance.now() - start)
  cpu = Math.min(cpu, (user + system) / 1000)
}
console.log(
  `${COUNT} vectors of ${dims} values: ${wall.toFixed(0)} ms, ${cpu.toFixed(0)} ms of CPU`,
)
rmSync(folder, { recursive: true })
