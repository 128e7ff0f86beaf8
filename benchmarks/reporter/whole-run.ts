// Runs 20 systems × 1,000 queries in a real Vitest with the built package and prints CPU per case, what
// bare Vitest takes of it, and the peak memory of the main process.
// Usage: npm run build && node benchmarks/reporter/whole-run.ts [--systems 20] [--queries 1000]
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    systems: { type: 'string', default: '20' },
    queries: { type: 'string', default: '1000' },
  },
})
const systems = Number(values.systems)
const queries = Number(values.queries)
const cases = systems * queries
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'test/e2e/.tmp/whole-run')

const MEASURED = `
import { describeRetrieval } from 'vitest-retrieval'
import { roleOracle, scripted, syntheticDataset } from '../../../synthetic.ts'
const dataset = syntheticDataset(${queries})
const own = new Map(dataset.queries.map(query => [query.text, [...query.canonicalIds, ...query.distractorIds]]))
const rest = dataset.corpus.slice(-20).map(entry => entry.id)
const ranking = (text, shift) => {
  const ids = own.get(text)
  const turned = [...ids.slice(shift), ...ids.slice(0, shift)]
  return [...turned, ...rest.filter(id => !ids.includes(id))].map((id, at) => ({ id, score: -at }))
}
for (let system = 0; system < ${systems}; system += 1) {
  const shift = text => (text.length * 7 + text.charCodeAt(text.length - 2) + system) % 5
  describeRetrieval({ dataset, oracle: roleOracle, retriever: {
    ...scripted('system ' + system, dataset, () => true),
    search: async (text, k) => ranking(text, shift(text)).slice(0, k),
    score: async (text, ids) => ranking(text, shift(text)).filter(hit => ids.includes(hit.id)),
  } })
}
`
const BARE = `
import { describe, test } from 'vitest'
for (let system = 0; system < ${systems}; system += 1) {
  describe('bare ' + system, () => {
    test.for(Array.from({ length: ${queries} }, (_, at) => 'q_' + at))('%s', async () => {})
  })
}
`
const MEMORY = `
import { writeFileSync } from 'node:fs'
export default () => () => writeFileSync('main-memory.txt', String(process.resourceUsage().maxRSS))
`
const RUSAGE = `
import resource, subprocess, sys
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, usage.ru_utime + usage.ru_stime)
`

/** CPU seconds of the process tree, and the main process's peak memory in MB. */
function measure(name: string, bench: string, config: string): readonly [number, number] {
  const directory = join(folder, name)
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'vitest.config.ts'), config)
  writeFileSync(join(directory, 'memory.ts'), MEMORY)
  writeFileSync(join(directory, 'x.bench.ts'), bench)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const command = ['-c', RUSAGE, process.execPath, vitest, 'bench', '--run']
  const { stdout, stderr } = spawnSync('python3', command, { cwd: directory, encoding: 'utf8' })
  const [code, cpu] = stdout.trim().split(' ')
  if (code !== '0') throw new Error(`Vitest ended with exit code ${code}:\n${stderr}`)
  const kilobytes = Number(readFileSync(join(directory, 'main-memory.txt'), 'utf8'))
  return [Number(cpu), kilobytes / 1024]
}

mkdirSync(folder, { recursive: true })
// A package scope of its own, or the name would resolve to this repository, which Vitest inlines.
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'whole-run', type: 'module' }))
for (const part of ['package.json', 'dist']) {
  cpSync(join(root, part), join(folder, 'node_modules/vitest-retrieval', part), {
    recursive: true,
    filter: source => !source.includes('models'),
  })
}
const plain = `export default { test: { globalSetup: ['./memory.ts'] } }`
const plugged = `import { retrieval } from 'vitest-retrieval/plugin'\n${plain.replace('{ test', '{ plugins: [retrieval()], test')}`
const [bare, bareMemory] = measure('bare', BARE, plain)
const [measured, memory] = measure('measured', MEASURED, plugged)
const results = join(folder, 'measured/.vitest/retrieval/results.json')
const bytes = statSync(results).size
rmSync(folder, { recursive: true, force: true })

const added = ((measured - bare) * 1000) / cases
console.log(`${systems} systems × ${queries} queries, one run each`)
console.log(`bare Vitest      ${bare.toFixed(1)} s CPU, main process ${bareMemory.toFixed(0)} MB`)
console.log(
  `vitest-retrieval ${measured.toFixed(1)} s CPU, main process ${memory.toFixed(0)} MB (limit 600)`,
)
console.log(
  `added per case   ${added.toFixed(3)} ms CPU (limit 1); results.json ${(bytes / 1024 / 1024).toFixed(2)} MB (limit 25)`,
)
process.exitCode = added <= 1 && memory <= 600 && bytes <= 25 * 1024 * 1024 ? 0 : 1
