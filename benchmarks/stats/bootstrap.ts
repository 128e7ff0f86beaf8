/*
 * Bootstrap of 288 metric vectors over 939 queries, 5,000 replicates, draws and percentiles
 * included, against numpy in the same run. Usage: node benchmarks/stats/bootstrap.ts [rounds]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootstrapMeans, drawIndices, type Interval, isDefined } from '../../src/stats/index.ts'
import { QUERIES, type VectorSet, vectorSets } from './bootstrap-data.ts'
import { findNumpy } from './find-numpy.ts'

const SEED = 20260510
const REPLICATES = 5000
const ROUNDS = Number(process.argv[2] ?? 3)
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
console.log(`node ${process.version}, ${REPLICATES} replicates × ${QUERIES} queries × 288 vectors`)
if (python === undefined) console.log('SKIP numpy: no python3 with numpy (set PYTHON)')
for (const set of vectorSets()) measure(set)

function measure(set: VectorSet): void {
  console.log(`\n${set.name}`)
  const ours: number[] = []
  const draws: number[] = []
  const peers: Peer[] = []
  let intervals: readonly Interval[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [seconds, result] = timed(() => bootstrapMeans(set.vectors, { seed: SEED }))
    intervals = result.filter(isDefined)
    ours.push(seconds)
    draws.push(timed(() => drawIndices({ seed: SEED, replicates: REPLICATES, n: QUERIES }))[0])
    if (python !== undefined) peers.push(askNumpy(python, set))
  }
  show('ours, everything', ours)
  show('ours, draw alone', draws)
  if (peers.length > 0) compare(peers, { ours, intervals })
}

function compare(
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
  const ratio = (a: number, b: number): string => (a / b).toFixed(2)
  console.log(`  ours / counts matrix  ${ratio(median(ours), median(counts))}`)
  console.log(`  per vector / ours     ${ratio(median(loop), median(ours))}`)
  const equal = intervals.filter(({ low, high }, index) => {
    const [peerLow, peerHigh] = peers[0]?.intervals[index] ?? []
    return low === peerLow && high === peerHigh
  })
  console.log(`  intervals equal to the last bit: ${equal.length} of ${intervals.length}`)
  if (equal.length !== intervals.length) process.exitCode = 1
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
  const start = performance.now()
  const result = work()
  return [(performance.now() - start) / 1000, result]
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function show(label: string, seconds: readonly number[]): void {
  const all = seconds.map(value => value.toFixed(3)).join(' ')
  console.log(`  ${label.padEnd(28)} ${median(seconds).toFixed(3)} s   (${all})`)
}
