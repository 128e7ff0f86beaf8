/*
 * Bootstrap of 288 metric vectors over 939 queries, 5,000 replicates, draws and percentiles
 * included, against numpy in the same run, in processor seconds. Usage:
 * node benchmarks/stats/bootstrap.ts [--rounds 3] [--small]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bootstrapMeans, drawIndices, type Interval, isDefined } from '../../src/stats/index.ts'
import { tellResult } from '../peers/peer-result.ts'
import { QUERIES, type VectorSet, vectorSets } from './bootstrap-data.ts'
import { findNumpy } from './find-numpy.ts'

const SEED = 20260510
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    small: { type: 'boolean', default: false },
  },
})
const REPLICATES = options.small ? 200 : 5000
const VECTORS = options.small ? 24 : 288
const ROUNDS = Number(options.rounds)
const SCRIPT = fileURLToPath(new URL('numpy-bootstrap.py', import.meta.url))

/** What the Python side prints. */
interface Peer {
  readonly version: string
  readonly counts: readonly number[]
  readonly loop: readonly number[]
  readonly draw: readonly number[]
  readonly intervals: readonly (readonly [number, number])[]
}

const python = findNumpy()
console.log(
  `node ${process.version}, ${REPLICATES} replicates × ${QUERIES} queries × ${VECTORS} vectors`,
)
if (python === undefined) console.log('SKIP numpy: no python3 with numpy (set PYTHON)')
for (const { name, vectors } of vectorSets()) measure({ name, vectors: vectors.slice(0, VECTORS) })

function measure(set: VectorSet): void {
  console.log(`\n${set.name}`)
  const ours: number[] = []
  const draws: number[] = []
  const peers: Peer[] = []
  let intervals: readonly Interval[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [seconds, result] = timed(() =>
      bootstrapMeans(set.vectors, { seed: SEED, replicates: REPLICATES }),
    )
    intervals = result.filter(isDefined)
    ours.push(seconds)
    draws.push(timed(() => drawIndices({ seed: SEED, replicates: REPLICATES, n: QUERIES }))[0])
    if (python !== undefined) peers.push(askNumpy(python, set))
  }
  show('ours, everything', ours)
  show('ours, draw alone', draws)
  if (peers.length > 0) compare(set.name, peers, { ours, intervals })
  else
    tellResult({ name: `bootstrap, ${set.name}`, agrees: undefined, skipped: 'numpy', figures: [] })
}

function compare(
  name: string,
  peers: readonly Peer[],
  {
    ours,
    intervals,
  }: { readonly ours: readonly number[]; readonly intervals: readonly Interval[] },
): void {
  const counts = peers.flatMap(peer => peer.counts)
  const loop = peers.flatMap(peer => peer.loop)
  show(`numpy ${peers[0]?.version} counts matrix`, counts)
  show('numpy per vector', loop)
  show(
    'numpy draw alone',
    peers.flatMap(peer => peer.draw),
  )
  const toCounts = median(ours) / median(counts)
  const toLoop = median(loop) / median(ours)
  console.log(`  ours / counts matrix  ${toCounts.toFixed(2)}`)
  console.log(`  per vector / ours     ${toLoop.toFixed(2)}`)
  const equal = intervals.filter(({ low, high }, index) => {
    const [peerLow, peerHigh] = peers[0]?.intervals[index] ?? []
    return low === peerLow && high === peerHigh
  })
  console.log(`  intervals equal to the last bit: ${equal.length} of ${intervals.length}`)
  const agrees = equal.length === intervals.length
  if (!agrees) process.exitCode = 1
  tellResult({
    name: `bootstrap ${REPLICATES} × ${QUERIES} × ${VECTORS}, ${name}`,
    agrees,
    figures: [
      { what: 'ours / numpy counts matrix', value: toCounts, target: 1.5 },
      { what: 'numpy per vector / ours', value: toLoop, target: 8, isFloor: true },
    ],
  })
}

/** One round of numpy, on one thread as ours. */
function askNumpy(python: string, { vectors }: VectorSet): Peer {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  const file = join(folder, 'vectors.f64')
  writeFileSync(file, Buffer.concat(vectors.map(vector => Buffer.from(vector.buffer))))
  const sizes = [vectors.length, QUERIES, REPLICATES, SEED, 1].map(String)
  const env = { ...process.env, OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' }
  const { stdout, stderr, status } = spawnSync(python, [SCRIPT, file, ...sizes], {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`numpy-bootstrap.py must exit 0, but failed: ${stderr}`)
  return JSON.parse(stdout)
}

function timed<T>(work: () => T): readonly [seconds: number, result: T] {
  const start = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(start)
  return [(user + system) / 1e6, result]
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function show(label: string, seconds: readonly number[]): void {
  const all = seconds.map(value => value.toFixed(3)).join(' ')
  console.log(`  ${label.padEnd(28)} ${median(seconds).toFixed(3)} s   (${all})`)
}
