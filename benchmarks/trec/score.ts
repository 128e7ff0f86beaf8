/*
 * Parsing and scoring a TREC run of 939 queries against trec_eval on the same files, in processor
 * time. Set TREC_EVAL to its path or have it on PATH. Usage: node benchmarks/trec/score.ts
 * [--rounds 15] [--small]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scoreTrec } from '../../src/cli/score-trec.ts'
import { parseQrels, parseRun } from '../../src/formats/index.ts'
import { createGenerator } from '../../src/stats/index.ts'
import { tellResult } from '../peers/peer-result.ts'

const QUERIES = 939
const DOCUMENTS = 4694
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    small: { type: 'boolean', default: false },
  },
})
const DEPTHS = options.small ? [10] : [10, 100]
const ROUNDS = options.small ? 1 : Number(options.rounds)
const METRICS = ['map', 'mrr', 'p@5', 'recall@10', 'ndcg@10']
const MEASURES = ['map', 'recip_rank', 'P.5', 'recall.10', 'ndcg_cut.10']
const TREC_EVAL = process.env['TREC_EVAL'] ?? 'trec_eval'

const hasPeer = spawnSync(TREC_EVAL, ['--version']).error === undefined
const folder = mkdtempSync(join(tmpdir(), 'trec-'))
const files = { run: join(folder, 'run.txt'), qrels: join(folder, 'qrels.txt') }
console.log(`node ${process.version}, ${QUERIES} queries, medians of ${ROUNDS} interleaved rounds`)
if (!hasPeer) console.log('SKIP trec_eval: not found (set TREC_EVAL)')
for (const depth of DEPTHS) compare(depth)
rmSync(folder, { recursive: true })

function compare(depth: number): void {
  writeFiles(depth)
  const ours: number[] = []
  let means: Readonly<Record<string, number>> = {}
  let peerMeans: readonly number[] = []
  let peer = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage()
    means = scoreOurs()
    const { user, system } = process.cpuUsage(start)
    ours.push((user + system) / 1000)
    const before = childMilliseconds()
    if (hasPeer) peerMeans = scoreTheirs()
    peer += childMilliseconds() - before
  }
  const name = `TREC run of ${QUERIES} queries at depth ${depth}`
  console.log(
    `depth ${String(depth).padStart(4)}  ours ${median(ours).toFixed(0)} ms of processor time`,
  )
  if (!hasPeer) return tellResult({ name, agrees: undefined, skipped: 'trec_eval', figures: [] })
  const theirs = peer / ROUNDS
  const ratio = median(ours) / theirs
  console.log(`            trec_eval ${theirs.toFixed(0)} ms  ratio ${ratio.toFixed(2)}`)
  const agrees = METRICS.every(
    (metric, index) => Math.abs((means[metric] ?? NaN) - (peerMeans[index] ?? NaN)) < 5e-5,
  )
  console.log(`            values ${agrees ? 'equal to its four digits' : 'DIFFER'}`)
  if (!agrees) process.exitCode = 1
  tellResult({ name, agrees, figures: [{ what: 'ours / trec_eval', value: ratio, target: 1 }] })
}

/** Processor time of all children that have ended, in steps of ten milliseconds (Linux). */
function childMilliseconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

function writeFiles(depth: number): void {
  const { nextDouble, nextBelow } = createGenerator(depth)
  const run: string[] = []
  const qrels: string[] = []
  for (let query = 0; query < QUERIES; query += 1) {
    for (let rank = 0; rank < depth; rank += 1) {
      const document = (query * 7 + rank * 13) % DOCUMENTS
      const score = (1 - (rank + nextDouble()) / depth).toFixed(6)
      run.push(`q_${query} Q0 c_${document} ${rank + 1} ${score} tag\n`)
    }
    qrels.push(`q_${query} 0 c_${(query * 7 + nextBelow(depth) * 13) % DOCUMENTS} 1\n`)
  }
  writeFileSync(files.run, run.join(''))
  writeFileSync(files.qrels, qrels.join(''))
}

function scoreOurs(): Readonly<Record<string, number>> {
  const run = parseRun(readFileSync(files.run, 'utf8'), files.run)
  const qrels = parseQrels(readFileSync(files.qrels, 'utf8'), files.qrels)
  return scoreTrec({ run, qrels }, METRICS, 'trec').mean
}

function scoreTheirs(): readonly number[] {
  const measures = MEASURES.flatMap(measure => ['-m', measure])
  const args = ['-q', '-c', ...measures, files.qrels, files.run]
  const { stdout } = spawnSync(TREC_EVAL, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  return stdout
    .split('\n')
    .filter(line => line.includes('\tall\t'))
    .map(line => Number(line.split('\t').at(-1)))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
