// Prints what vitest-retrieval adds to a bare Vitest test case: CPU of the whole process tree, with
// the built package installed as a user has it, several projects in turn.
// Usage: npm run build && npm run bench:overhead [-- --cases 1000 --rounds 5]
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
  },
})
const cases = Number(values.cases)
const rounds = Number(values.rounds)
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'test/e2e/.tmp/overhead')

const measuredBench = (count: number): string => `
import { describeRetrieval } from 'vitest-retrieval'
import { roleOracle, scripted, syntheticDataset } from '../../../synthetic.ts'
const dataset = syntheticDataset(${count})
const retriever = instant(scripted('scripted', dataset, number => number % 3 > 0))
describeRetrieval({ dataset, retriever, oracle: roleOracle })

// Ranking the corpus is the retriever's own cost, so it is done before anything is measured.
function instant(inner) {
  const own = new Map(dataset.queries.map(query => [query.text, [...query.canonicalIds, ...query.distractorIds]]))
  const rest = dataset.corpus.slice(-20).map(entry => entry.id)
  const ranking = text => {
    const ids = own.get(text)
    return [...ids, ...rest.filter(id => !ids.includes(id))].map((id, at) => ({ id, score: -at }))
  }
  return {
    ...inner,
    search: async (text, k) => ranking(text).slice(0, k),
    score: async (text, ids) => ranking(text).filter(hit => ids.includes(hit.id)),
  }
}
`
const BARE = `
import { describe, test } from 'vitest'
describe('bare', () => {
  test.for(Array.from({ length: ${cases} }, (_, at) => 'q_' + at))('%s', async () => {})
})
`
const plugin = (options: string): string => `
import { retrieval } from 'vitest-retrieval/plugin'
export default { plugins: [retrieval(${options})] }
`
const ALL_BUT_HTML = "['md', 'methods', 'junit', 'csv', 'tex', 'trec', 'qrels']"
const RUSAGE = `
import resource, subprocess, sys
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
`

function project(name: string, bench: string, config: string): string {
  const directory = join(folder, name)
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'vitest.config.ts'), config)
  writeFileSync(join(directory, 'x.bench.ts'), bench)
  return directory
}

function cpuSeconds(directory: string): number {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const command = [process.execPath, vitest, 'bench', '--run']
  const { stdout, stderr } = spawnSync('python3', ['-c', RUSAGE, ...command], {
    cwd: directory,
    encoding: 'utf8',
  })
  const [code, cpu] = stdout.trim().split(' ')
  if (code !== '0') throw new Error(`Vitest ended with exit code ${code}:\n${stderr}`)
  return Number(cpu)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** Installs the built package into the projects: its code is then loaded as a user loads it. */
function installPackage(): void {
  const target = join(folder, 'node_modules/vitest-retrieval')
  mkdirSync(target, { recursive: true })
  // A package scope of its own, or the name would resolve to this repository, which Vitest inlines.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'overhead', type: 'module' }))
  for (const part of ['package.json', 'dist']) {
    cpSync(join(root, part), join(target, part), {
      recursive: true,
      filter: source => !source.includes('models'),
    })
  }
}

installPackage()
const projects = {
  measured: project('measured', measuredBench(cases), plugin('')),
  one: project('one', measuredBench(1), plugin('')),
  pageless: project('pageless', measuredBench(cases), plugin(`{ outputs: ${ALL_BUT_HTML} }`)),
  bare: project('bare', BARE, 'export default {}'),
  empty: project('empty', BARE.replace(String(cases), '1'), 'export default {}'),
}
const runs = Array.from({ length: rounds }, () => ({
  measured: cpuSeconds(projects.measured),
  one: cpuSeconds(projects.one),
  pageless: cpuSeconds(projects.pageless),
  bare: cpuSeconds(projects.bare),
  empty: cpuSeconds(projects.empty),
}))
rmSync(folder, { recursive: true, force: true })

const perCase = (seconds: number): number => (seconds * 1000) / cases
const show = (numbers: readonly number[]): string =>
  `${median(numbers).toFixed(3)} (min ${Math.min(...numbers).toFixed(3)}, max ${Math.max(...numbers).toFixed(3)})`
const rows = [
  ['bare Vitest, per case', runs.map(run => perCase(run.bare - run.empty))],
  [
    'added by vitest-retrieval, all in, per case',
    runs.map(run => perCase(run.measured - run.bare)),
  ],
  ['  without report.html', runs.map(run => perCase(run.pageless - run.bare))],
  ['  start-up, with report.html (one case)', runs.map(run => perCase(run.one - run.empty))],
] as const
console.log(`${cases} cases, ${rounds} rounds, median of CPU ms`)
for (const [label, numbers] of rows) console.log(`${label.padEnd(46)}${show(numbers)}`)
