// Prints what vitest-retrieval adds to a bare Vitest test case: CPU of the whole process tree, at
// 1,000 cases, the two in turn. Usage: npm run bench:overhead [-- --cases 1000 --rounds 5]
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
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

const MEASURED = `
import { describeRetrieval } from '../../../../../src/index.ts'
import { roleOracle, scripted, syntheticDataset } from '../../../synthetic.ts'
const dataset = syntheticDataset(${cases})
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
const PLUGIN = `
import { retrieval } from '../../../../../src/plugin/index.ts'
export default { plugins: [retrieval()] }
`
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

const measured = project('measured', MEASURED, PLUGIN)
const bare = project('bare', BARE, 'export default {}')
const empty = project('empty', BARE.replace(String(cases), '1'), 'export default {}')
const runs = Array.from({ length: rounds }, () => ({
  measured: cpuSeconds(measured),
  bare: cpuSeconds(bare),
  empty: cpuSeconds(empty),
}))
rmSync(folder, { recursive: true, force: true })

const added = runs.map(run => ((run.measured - run.bare) * 1000) / cases)
const own = runs.map(run => ((run.bare - run.empty) * 1000) / cases)
const show = (numbers: readonly number[]): string =>
  `${median(numbers).toFixed(3)} (min ${Math.min(...numbers).toFixed(3)}, max ${Math.max(...numbers).toFixed(3)})`
console.log(`cases                              ${cases}, ${rounds} rounds, median of CPU ms per case`)
console.log(`bare Vitest, per case              ${show(own)}`)
console.log(`added by vitest-retrieval, per case ${show(added)}  (imports, outcomes, board and files included)`)
