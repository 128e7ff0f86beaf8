/*
 * Scores 24 systems from frozen matrices end to end with the command line: reading, ranking, judging,
 * every interval, all 276 pairs, every analysis and file, by the built package where there is one. Prints processor seconds and the most
 * resident memory of that process. Usage: node benchmarks/peers/systems.ts [--small]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSystems } from './systems-data.ts'
import { tellResult } from './peer-result.ts'

const isSmall = process.argv.includes('--small')
const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const BUILT = pathOf('../../dist/cli/main.js')
/** What users run; the sources where nothing is built. */
const COMMAND = existsSync(BUILT) ? BUILT : pathOf('../../src/cli/main.ts')
const SECONDS = 30
const MEGABYTES = 1536

const folder = mkdtempSync(join(tmpdir(), 'systems-'))
try {
  measure()
} finally {
  rmSync(folder, { recursive: true })
}

function measure(): void {
  const made = writeSystems(folder, isSmall ? 40 : 939, isSmall)
  const output = join(folder, 'report')
  const vectors = made.systems.flatMap(([queries, corpus]) => ['--vectors', queries, corpus])
  const args = ['score', '--dataset', made.dataset, ...vectors, '--output', output]
  const start = performance.now()
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', pathOf('measure-exit.ts'), COMMAND, ...args],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  )
  const wall = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`score must exit 0, but gave ${status}: ${stderr.slice(-2000)}`)
  const { cpu, megabytes } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
  const { datasets } = JSON.parse(readFileSync(join(output, 'analyses.json'), 'utf8'))
  const { allPairs, leaderboard } = datasets[0].analyses
  console.log(
    `${made.systems.length} systems, ${made.queries} queries × ${made.snippets} snippets, node ${process.version}, ${COMMAND === BUILT ? 'built' : 'sources'}`,
  )
  console.log(
    `  processor ${cpu.toFixed(1)} s, wall ${wall.toFixed(1)} s (target ${SECONDS}), ` +
      `${megabytes.toFixed(0)} MB (target ${MEGABYTES})`,
  )
  const pairs = allPairs.rows.filter((row: { metric: string }) => row.metric === 'exec@1').length
  console.log(
    `  ${pairs} pairs under exec@1, family of ${allPairs.family}; ${leaderboard.rows.length} rows`,
  )
  const isWhole = pairs === 276 && leaderboard.rows.length === 24
  if (!isWhole) process.exitCode = 1
  tellResult({
    name: '24 systems from frozen matrices',
    agrees: isWhole,
    figures: [
      { what: 'processor seconds', value: cpu, target: SECONDS },
      { what: 'resident megabytes', value: megabytes, target: MEGABYTES },
    ],
  })
}
