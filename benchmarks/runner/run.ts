// Measures the runner beside the paper's shape, in one run, the two in turn.
// Usage: npm run bench:runner -- [--data <folder of public task sets>] [--pairs 500] [--rounds 2]
//        [--audit 46458] [--workers 2] [--only python,javascript,truth,audit]
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createRunner, executeAll } from '../../src/runner/index.ts'
import type { ExecutionPair } from '../../src/schema/index.ts'
import { audit } from './audit.ts'
import { compare, freshArm, runnerArm } from './compare.ts'
import { javascriptPairs } from './javascript-pairs.ts'
import { planAudit, readPublicPairs, type PublicPair } from './read-pairs.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    pairs: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '2' },
    audit: { type: 'string', default: '0' },
    workers: { type: 'string', default: '2' },
    only: { type: 'string', default: 'python,truth,javascript,audit' },
  },
})
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const RELEASED = here('../../dataset/released')
const [wanted, rounds, workers] = [
  Number(values.pairs),
  Number(values.rounds),
  Number(values.workers),
]

/** The public pairs, undefined when they are not there; that is said. */
function publicPairs(): readonly PublicPair[] | undefined {
  const pairs = values.data === undefined ? undefined : readPublicPairs(values.data)
  if (pairs === undefined)
    console.log('skipped: the public task sets (pass their folder with --data)')
  return pairs
}

async function comparePython(): Promise<void> {
  const candidates = publicPairs() ?? planAudit(RELEASED, wanted).pairs
  const runner = await createRunner()
  const { executable } = runner.interpreter
  const quick = await executeAll(runner, candidates, { cpuMs: 400 })
  await runner.close()
  const pairs: readonly ExecutionPair[] = candidates
    .filter((_, at) => quick[at]?.outcomes.includes('TIMEOUT') === false)
    .slice(0, wanted)
  await compare('Python', pairs, rounds, {
    'python -I per pair': freshArm([executable, '-I', here('./paper_shape.py')]),
    'lock, 1 worker': runnerArm({ workers: 1 }),
    'lock, 2 workers': runnerArm({ workers: 2 }),
    'bwrap and lock, 1 worker': runnerArm({ workers: 1, level: 'bwrap' }),
    'rlimit, 1 worker': runnerArm({ workers: 1, level: 'rlimit' }),
  })
}

/** Every canonical must pass, every published bug must fail. */
async function checkTruth(): Promise<void> {
  const pairs = publicPairs()
  if (pairs === undefined) return
  const runner = await createRunner({ workers })
  const results = await executeAll(runner, pairs)
  await runner.close()
  const wrong = pairs.filter((pair, at) => {
    const outcomes = results[at]?.outcomes ?? []
    return pair.isCanonical !== outcomes.every(label => label === 'pass')
  })
  const hangs = results.filter(({ outcomes }) => outcomes.includes('TIMEOUT')).length
  const names = wrong.map(({ id }) => id).join(' ') || 'none'
  console.log(`\nTruth: ${pairs.length} pairs, ${hangs} hang, judged wrongly: ${names}`)
}

async function compareJavascript(): Promise<void> {
  await compare('JavaScript', javascriptPairs(wanted), rounds, {
    'node per pair': freshArm([process.execPath, here('./fresh_node.cjs')]),
    'lock, 1 worker': runnerArm({ language: 'javascript', workers: 1 }),
  })
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  python: comparePython,
  truth: checkTruth,
  javascript: compareJavascript,
  audit: async () => {
    if (Number(values.audit) > 0) await audit(RELEASED, Number(values.audit), workers)
  },
}
for (const name of values.only.split(',')) await parts[name]?.()
