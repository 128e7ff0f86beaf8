// Prints what the reporter costs for many systems: CPU of each step, peak memory of the process and
// sizes of the files. Usage: node benchmarks/reporter/run.ts [--systems 20] [--queries 1000]
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allPairs, toBaselineRun } from '../../src/analysis/index.ts'
import {
  buildReport,
  environmentOf,
  OUTPUTS,
  outcomesJsonl,
  parseReporterOptions,
  plainPaint,
  renderReport,
  resultsJson,
} from '../../src/reporter/index.ts'
import { madeRuns } from './made-runs.ts'

const { values } = parseArgs({
  options: {
    systems: { type: 'string', default: '20' },
    queries: { type: 'string', default: '1000' },
  },
})
const systems = Number(values.systems)
const queries = Number(values.queries)
const LIMITS = { reporterSeconds: 2, resultsBytes: 25 * 1024 * 1024 } // issue 6
const folder = mkdtempSync(join(tmpdir(), 'reporter-'))
const rows: (readonly [string, string])[] = []

async function timed<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  seconds.set(name, (user + system) / 1e6)
  rows.push([name, `${((user + system) / 1e6).toFixed(2)} s CPU`])
  return result
}
const seconds = new Map<string, number>()

const runs = madeRuns(systems, queries)
const options = parseReporterOptions({
  baseline: 'baseline.json',
  gate: [
    { metric: 'exec@1', maxDrop: 0.02 },
    { metric: 'nDCG@10', maxDrop: 0.03 },
  ],
})
// Another draw as yesterday's results: every gate then has something to test.
const before = madeRuns(systems + 1, queries).slice(1)
const baseline = before.map((run, at) => ({
  ...toBaselineRun(run, ['exec@1', 'nDCG@10'], options.seed),
  retriever: runs[at]?.header.retriever ?? '',
}))
const report = await timed('intervals, comparisons and gates', () =>
  buildReport({
    runs,
    options,
    baseline,
    anchor: undefined,
    isWhole: true,
    problems: [],
    accepted: [],
    resultsPath: 'results.json',
  }),
)
await timed('all pairs on exec@1', () => allPairs(runs, ['exec@1'], { seed: options.seed }))
const results = join(folder, 'results.json')
await timed('results.json', () => writeFile(results, resultsJson(report, environmentOf('5', runs))))
await timed('outcomes.jsonl', () =>
  writeFile(join(folder, 'outcomes.jsonl'), outcomesJsonl(report.boards)),
)
await timed('terminal', () => renderReport(report, plainPaint))
for (const output of OUTPUTS.filter(({ isOptIn }) => isOptIn !== true)) {
  const files = await timed(output.name, () =>
    output.render(report, { datasetFolders: [], versions: [] }),
  )
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  rows.push([`  its size`, `${(bytes / 1024 / 1024).toFixed(2)} MB`])
}
const bytes = statSync(results).size
const outcomeBytes = statSync(join(folder, 'outcomes.jsonl')).size
rmSync(folder, { recursive: true })

console.log(`${systems} systems × ${queries} queries`)
for (const [name, value] of rows) console.log(`${name.padEnd(42)}${value}`)
const own = ['intervals, comparisons and gates', 'all pairs on exec@1', 'results.json', 'terminal']
const ownSeconds = own.reduce((sum, name) => sum + (seconds.get(name) ?? 0), 0)
console.log(
  `reporter's own work (${own.join(' + ')}): ${ownSeconds.toFixed(2)} s, limit ${LIMITS.reporterSeconds} s`,
)
console.log(
  `results.json: ${(bytes / 1024 / 1024).toFixed(2)} MB, limit 25 MB; outcomes.jsonl: ${(outcomeBytes / 1024 / 1024).toFixed(1)} MB`,
)
console.log(`peak memory of this process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
process.exitCode = ownSeconds <= LIMITS.reporterSeconds && bytes <= LIMITS.resultsBytes ? 0 : 1
