// Measures the runner beside the paper's shape, in one run, the two in turn.
// Usage: npm run bench:runner -- [--data <folder of public task sets>] [--pairs 500] [--rounds 2]
//        [--audit 46458] [--workers 2]
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createRunner, executeAll, scaledBudget, type RunnerOptions } from '../../src/runner/index.ts'
import type { ExecutionPair } from '../../src/schema/index.ts'
import { cpuSeconds, peakMegabytes } from './cpu-time.ts'
import { freshProcess } from './fresh-process.ts'
import { javascriptPairs } from './javascript-pairs.ts'
import { planAudit, readPublicPairs } from './read-pairs.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    pairs: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '2' },
    audit: { type: 'string', default: '0' },
    workers: { type: 'string', default: '2' },
  },
})
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const RELEASED = here('../../dataset/released')

interface Measured {
  readonly wall: number
  readonly cpu: number
  readonly outcomes: readonly (readonly string[])[]
}

async function measure(run: () => Promise<readonly (readonly string[])[]>): Promise<Measured> {
  const [started, before] = [performance.now(), cpuSeconds()]
  const outcomes = await run()
  return { outcomes, wall: (performance.now() - started) / 1000, cpu: cpuSeconds() - before }
}

/** Start and end are inside: the CPU of a worker is known only when it has ended. */
const withRunner = (options: RunnerOptions, pairs: readonly ExecutionPair[]) => async () => {
  const runner = await createRunner({ isolation: 'required', ...options })
  try {
    return (await executeAll(runner, pairs)).map(({ outcomes }) => outcomes)
  } finally {
    await runner.close()
  }
}

const oneByOne = (command: readonly [string, ...string[]], pairs: readonly ExecutionPair[]) => async () => {
  const outcomes: (readonly string[])[] = []
  for (const pair of pairs) outcomes.push(await freshProcess(command, pair))
  return outcomes
}

function passes(outcomes: readonly string[]): string {
  return outcomes.map(label => (label === 'pass' ? '1' : '0')).join('')
}

async function compare(
  title: string,
  pairs: readonly ExecutionPair[],
  arms: Readonly<Record<string, () => Promise<readonly (readonly string[])[]>>>,
): Promise<void> {
  console.log(`\n${title}: ${pairs.length} pairs, ${pairs.flatMap(({ tests }) => tests).length} tests`)
  const totals = new Map<string, { wall: number; cpu: number }>()
  let reference: Measured | undefined
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, run] of Object.entries(arms)) {
      const measured = await measure(run)
      reference ??= measured
      const total = totals.get(name) ?? { wall: 0, cpu: 0 }
      totals.set(name, { wall: total.wall + measured.wall, cpu: total.cpu + measured.cpu })
      const different = measured.outcomes.filter(
        (outcomes, at) => passes(outcomes) !== passes(reference?.outcomes[at] ?? []),
      )
      if (different.length > 0) console.log(`  ${name}: ${different.length} pairs judged otherwise`)
    }
  }
  const [first] = totals.values()
  const done = pairs.length * Number(values.rounds)
  for (const [name, { wall, cpu }] of totals) {
    const ratio = first === undefined ? 1 : first.cpu / cpu
    console.log(
      `  ${name.padEnd(26)} ${(done / wall).toFixed(1).padStart(8)} pairs/s ` +
        `${((cpu / done) * 1000).toFixed(2).padStart(8)} CPU ms/pair ${ratio.toFixed(1).padStart(6)} × per core`,
    )
  }
}

async function comparePython(): Promise<void> {
  const all = values.data === undefined ? undefined : readPublicPairs(values.data)
  if (all === undefined) {
    console.log('skipped: the public task sets (pass their folder with --data)')
  }
  const released = planAudit(RELEASED, Number(values.pairs)).pairs
  const runner = await createRunner()
  const { executable } = runner.interpreter
  const candidates = all ?? released
  const sample = await withoutHangs(candidates, pairs => executeAll(runner, pairs, { cpuMs: 400 }))
  await runner.close()
  const pairs = sample.slice(0, Number(values.pairs))
  await compare('Python', pairs, {
    'python -I per pair': oneByOne([executable, '-I', here('./paper_shape.py')], pairs),
    'lock, 1 worker': withRunner({ workers: 1 }, pairs),
    'lock, 2 workers': withRunner({ workers: 2 }, pairs),
    'bwrap and lock, 1 worker': withRunner({ workers: 1, level: 'bwrap' }, pairs),
    'rlimit, 1 worker': withRunner({ workers: 1, level: 'rlimit' }, pairs),
  })
  if (all !== undefined) await checkTruth(all)
}

async function withoutHangs(
  pairs: readonly ExecutionPair[],
  execute: (pairs: readonly ExecutionPair[]) => Promise<readonly { outcomes: readonly string[] }[]>,
): Promise<readonly ExecutionPair[]> {
  const results = await execute(pairs)
  return pairs.filter((_, at) => results[at]?.outcomes.includes('TIMEOUT') === false)
}

async function checkTruth(pairs: readonly (ExecutionPair & { isCanonical: boolean })[]): Promise<void> {
  const runner = await createRunner({ workers: Number(values.workers) })
  const results = await executeAll(runner, pairs)
  await runner.close()
  const wrong = pairs.filter((pair, at) => {
    const outcomes = results[at]?.outcomes ?? []
    return pair.isCanonical !== outcomes.every(label => label === 'pass')
  })
  const hangs = results.filter(({ outcomes }) => outcomes.includes('TIMEOUT')).length
  console.log(`\nTruth: ${pairs.length} pairs, ${hangs} hang, judged wrongly: ${wrong.map(({ id }) => id).join(' ') || 'none'}`)
}

async function audit(count: number): Promise<void> {
  const { canonicals, pairs } = planAudit(RELEASED, count)
  const runner = await createRunner({ workers: Number(values.workers) })
  const own = await executeAll(runner, canonicals)
  const budgets = new Map(canonicals.map(({ queryId }, at) => [queryId, scaledBudget(own[at]?.cpuMs ?? 0)]))
  const started = performance.now()
  const first = await Promise.all(
    pairs.map(pair => runner.execute(pair, { cpuMs: budgets.get(pair.queryId) })),
  )
  const seconds = (performance.now() - started) / 1000
  await runner.close()
  const hangs = first.filter(({ outcomes }) => outcomes.includes('TIMEOUT')).length
  console.log(
    `\nAudit: ${pairs.length} pairs in ${seconds.toFixed(1)} s with ${values.workers} workers ` +
      `(${(pairs.length / seconds).toFixed(0)} pairs/s), ${hangs} hang, ` +
      `peak memory of the parent ${peakMegabytes().toFixed(0)} MB`,
  )
}

async function compareJavascript(): Promise<void> {
  const pairs = javascriptPairs(Math.min(200, Number(values.pairs)))
  await compare('JavaScript', pairs, {
    'node per pair': oneByOne([process.execPath, here('./fresh_node.cjs')], pairs),
    'lock, 1 worker': withRunner({ language: 'javascript', workers: 1 }, pairs),
  })
}

await comparePython()
await compareJavascript()
if (Number(values.audit) > 0) await audit(Number(values.audit))
