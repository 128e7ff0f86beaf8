// Exact top-10 of 939 queries among 4,694 vectors of 3,072 values (the paper's largest shape), ours
// and numpy's on one thread, in turns. Prints times and ratios; asserts agreement only.
// Run with: node benchmarks/similarity/top-k.ts [--queries 939] [--rows 4694] [--dims 3072]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatNpy } from '../../src/formats/index.ts'
import { denseIndex, type EngineName, type Rows } from '../../src/similarity/index.ts'
import { randomRows } from '../../test/fixtures/similarity/random-rows.ts'
import { tellResult } from '../peers/peer-result.ts'
import { numpyPeer, type Peer, type PeerRun } from './numpy-peer.ts'

const K = 10
const { values } = parseArgs({
  options: {
    queries: { type: 'string', default: '939' },
    rows: { type: 'string', default: '4694' },
    dims: { type: 'string', default: '3072' },
    rounds: { type: 'string', default: '3' },
  },
})
const dims = Number(values.dims)
const queries = randomRows(Number(values.queries), dims, 1)
const rows = randomRows(Number(values.rows), dims, 2)
const rounds = Number(values.rounds)

type Board = readonly (readonly number[])[]

const folder = mkdtempSync(join(tmpdir(), 'top-k-'))
const pathOf = (name: string, { rows, dims, data }: Rows): string => {
  const path = join(folder, `${name}.npy`)
  writeFileSync(path, formatNpy({ shape: [rows, dims], data }))
  return path
}
const peer = await numpyPeer([pathOf('queries', queries), pathOf('rows', rows), String(K)])
const engines = (['onnxruntime', 'wasm'] as const).map(name => [name, indexWith(name)] as const)

console.log(`${queries.rows} queries × ${rows.rows} rows × ${dims} float32, top ${K}, one thread`)
console.log(`node ${process.version} · ${cpus()[0]?.model ?? 'unknown processor'}`)
console.log(
  peer === undefined ? 'numpy: SKIPPED, no python3 with numpy found' : `numpy ${peer.version}`,
)
const best = new Map<string, { readonly seconds: number; readonly cpu: number }>()
const boards = new Map<string, Board>()
for (let round = 0; round < rounds; round += 1) await runRound(peer)
report()
peer?.close()
rmSync(folder, { recursive: true })

function indexWith(engine: EngineName): ReturnType<typeof denseIndex> {
  const ids = Array.from({ length: rows.rows }, (_, at) => String(at))
  return denseIndex({ ids, vectors: rows, similarity: 'dot', engine })
}

async function runRound(peer: Peer | undefined): Promise<void> {
  for (const [name, index] of engines) {
    const cpu = process.cpuUsage()
    const start = performance.now()
    const hits = await index.search(queries, K)
    const seconds = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const board = hits.map(list => list.map(({ row }) => row))
    note(name, { seconds, cpu: (user + system) / 1e6, board })
  }
  if (peer !== undefined) note('numpy', await peer.run())
}

function note(name: string, { seconds, cpu, board }: PeerRun): void {
  const before = best.get(name) ?? { seconds: Infinity, cpu: Infinity }
  best.set(name, { seconds: Math.min(seconds, before.seconds), cpu: Math.min(cpu, before.cpu) })
  boards.set(name, board)
}

function report(): void {
  const peer = best.get('numpy')
  for (const [name, { seconds, cpu }] of best) {
    const ratio = (ours: number, theirs: number | undefined): string =>
      theirs === undefined ? '' : ` (${(ours / theirs).toFixed(2)} × numpy)`
    const wall = `${seconds.toFixed(3)} s${ratio(seconds, peer?.seconds)}`
    console.log(
      `${name.padEnd(12)} wall ${wall} · processor ${cpu.toFixed(3)} s${ratio(cpu, peer?.cpu)}`,
    )
  }
  const [ours] = boards.values()
  const equal = Array.from(boards, ([name, board]) => [name, same(ours ?? [], board)] as const)
  console.log(
    equal.map(([name, rows]) => `${name}: ${rows} of ${queries.rows} rows equal`).join(' · '),
  )
  const agree = same(ours ?? [], boards.get('wasm') ?? []) === queries.rows
  if (!agree) process.exitCode = 1
  const cpuRatio = (name: string): number =>
    (best.get(name)?.cpu ?? Number.NaN) / (peer?.cpu ?? Number.NaN)
  tellResult({
    name: `top ${K} of ${queries.rows} × ${rows.rows} × ${dims}`,
    agrees:
      agree &&
      (peer === undefined || same(ours ?? [], boards.get('numpy') ?? []) >= 0.99 * queries.rows),
    skipped: peer === undefined ? 'numpy' : undefined,
    figures:
      peer === undefined
        ? []
        : [
            { what: 'onnxruntime / numpy', value: cpuRatio('onnxruntime'), target: 1.1 },
            { what: 'WebAssembly / numpy', value: cpuRatio('wasm'), target: 3.5 },
          ],
  })
}

/** numpy ranks by float32, so it may differ where two scores are closer than its rounding. */
function same(a: Board, b: Board): number {
  return a.filter((row, at) => JSON.stringify(row) === JSON.stringify(b[at])).length
}
