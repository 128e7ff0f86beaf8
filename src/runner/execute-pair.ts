import { randomBytes, randomInt } from 'node:crypto'
import type { ExecutionPair, ExecutionResult, IsolationLevel } from '../schema/index.ts'
import type { Limits } from './limits.ts'
import { readRecords } from './record-reader.ts'
import type { ExecuteOptions } from './runner.ts'
import { WorkerLostError } from './start-error.ts'
import type { Ask, WorkerPool } from './worker-pool.ts'

/** What executing pairs of one runner depends on. */
export interface ExecutionSetting {
  readonly pool: WorkerPool
  readonly level: IsolationLevel
  readonly limits: Limits
  readonly isolate: 'suite' | 'test'
}

interface Attempt {
  readonly outcomes: readonly string[]
  readonly cpuMs: number
}

type Pair = Pick<ExecutionPair, 'code' | 'tests'>

interface Budget {
  readonly cpuMs: number
  readonly wallFactor: number
  /** Nothing is compiled outside the child: the compiler itself may be what crashes. */
  readonly careful: boolean
}

/**
 * Executes one pair. A worker that dies takes only this pair with it, which is tried once more in a
 * fresh one; a timeout is tried once more alone before it counts.
 */
export async function executePair(
  setting: ExecutionSetting,
  pair: ExecutionPair,
  options: ExecuteOptions,
): Promise<ExecutionResult> {
  const first = await attempt(setting, pair, options, false)
  const isSlow = first.outcomes.includes('TIMEOUT')
  const { outcomes, cpuMs } = isSlow ? await attempt(setting, pair, options, true) : first
  return { id: pair.id, outcomes: [...outcomes], level: setting.level, cpuMs }
}

async function attempt(
  setting: ExecutionSetting,
  pair: ExecutionPair,
  { signal, cpuMs = setting.limits.cpuMs }: ExecuteOptions,
  alone: boolean,
): Promise<Attempt> {
  const { wallFactor } = setting.limits
  for (const careful of [false, true]) {
    const budget = { cpuMs, wallFactor, careful }
    try {
      return await setting.pool.run(ask => runPair(ask, pair, budget, setting.isolate), {
        signal,
        alone,
      })
    } catch (error) {
      if (!(error instanceof WorkerLostError)) throw error
    }
  }
  return { outcomes: pair.tests.map(() => 'ERROR:RunnerLost'), cpuMs: 0 }
}

async function runPair(
  ask: Ask,
  pair: Pair,
  budget: Budget,
  isolate: 'suite' | 'test',
): Promise<Attempt> {
  if (pair.tests.length === 0) return { outcomes: [], cpuMs: 0 }
  if (isolate === 'suite') return runSuite(ask, pair, budget)
  const outcomes: string[] = []
  let cpuMs = 0
  for (const test of pair.tests) {
    const left = budget.cpuMs - cpuMs
    if (outcomes.at(-1) === 'TIMEOUT' || left <= 0) {
      outcomes.push('TIMEOUT')
      continue
    }
    const one = await runSuite(ask, { code: pair.code, tests: [test] }, { ...budget, cpuMs: left })
    outcomes.push(...one.outcomes)
    cpuMs += one.cpuMs
  }
  return { outcomes, cpuMs: round(cpuMs) }
}

async function runSuite(ask: Ask, { code, tests }: Pair, budget: Budget): Promise<Attempt> {
  const nonce = randomBytes(8).toString('hex')
  const canary = randomInt(tests.length + 1)
  const { cpuMs, wallFactor, careful } = budget
  const body = { code, tests, nonce, canary, cpuMs, ...(careful ? { careful } : {}) }
  const answer = await ask({ body, wallMs: cpuMs * wallFactor })
  const { records, ending } = answer
  const outcomes = readRecords(records, { nonce, tests: tests.length, canary, ending })
  return { outcomes, cpuMs: round(answer.cpuMs) }
}

/** Tenths of a millisecond: finer than any clock here is steady. */
function round(ms: number): number {
  return Math.round(ms * 10) / 10
}

/** Asks whether code compiles; the compiler runs where the snippets run. */
export async function compileCode(
  pool: WorkerPool,
  limits: Limits,
  code: string,
): Promise<string | null> {
  const nonce = randomBytes(8).toString('hex')
  const { records, ending } = await pool.run(ask =>
    ask({ body: { compile: code, nonce }, wallMs: limits.cpuMs * limits.wallFactor }),
  )
  const [verdict, done] = records.split('\n')
  if (verdict === `${nonce} 0 valid` && done === `${nonce} 1 done`) return null
  const text = verdict?.startsWith(`${nonce} 0 "`) ? verdict.slice(nonce.length + 3) : undefined
  if (text === undefined) return `the compiler ended with ${ending}`
  const message: unknown = JSON.parse(text)
  return String(message)
}
