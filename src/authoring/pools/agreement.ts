import { agreementTests, generateInputs, speedTests } from '../../mutation/index.ts'
import type { ExecutionPair } from '../../schema/index.ts'
import { HASH_SEEDS, SHIPPED_CPU_MS, type Executor } from '../compile/executor.ts'
import type { PoolInput, PoolTask } from './pool-task.ts'

/** Tests that compare any rewrite of a task's canonical with it. */
export interface Agreement {
  readonly tests: readonly string[]
  /** On how many inputs. */
  readonly inputs: number
}

const QUICK_CPU_MS = 600
const TOGETHER = 25

/**
 * Writes for every task tests that compare a program with the canonical on inputs made from the
 * asserts' own arguments: 500, or all distinct ones. Inputs that are slow for it are left out.
 */
export async function agreementOf(input: PoolInput): Promise<ReadonlyMap<PoolTask, Agreement>> {
  const made = new Map(
    input.tasks.map(of => [
      of,
      generateInputs(of.task.tests, of.task.functionName, input.parse, { seed: input.seed }),
    ]),
  )
  const together = await quickOnes(made, TOGETHER, input.executor)
  const doubtful = new Map(
    [...made].map(([of, inputs]) => [of, inputs.filter(each => !together.get(of)?.has(each))]),
  )
  const alone = await quickOnes(doubtful, 1, input.executor)
  return new Map(
    [...made].map(([of, inputs]) => {
      const quick = inputs.filter(each => together.get(of)?.has(each) || alone.get(of)?.has(each))
      const { code, functionName, language } = of.task
      const comparison = { reference: code, functionName, inputs: quick }
      return [of, { tests: agreementTests(comparison, language), inputs: quick.length }]
    }),
  )
}

/** Runs agreement tests on rewrites; true where all pass. */
export async function agree(
  rewrites: readonly { readonly of: PoolTask; readonly code: string }[],
  agreements: ReadonlyMap<PoolTask, Agreement>,
  executor: Executor,
): Promise<readonly boolean[]> {
  const pairs = rewrites.map(({ of, code }, at): ExecutionPair => {
    return { id: String(at), code, tests: [...(agreements.get(of)?.tests ?? [])] }
  })
  const results = await executor.execute(pairs, { cpuMs: SHIPPED_CPU_MS, hashSeed: HASH_SEEDS[0] })
  return results.map(({ outcomes }) => outcomes.every(outcome => outcome === 'pass'))
}

/** The inputs with whose chunk the canonical is soon done. */
async function quickOnes(
  inputs: ReadonlyMap<PoolTask, readonly string[]>,
  perTest: number,
  executor: Executor,
): Promise<ReadonlyMap<PoolTask, ReadonlySet<string>>> {
  const asked = [...inputs].filter(([, all]) => all.length > 0)
  const pairs = asked.map(([{ task }, all], at): ExecutionPair => {
    const tests = speedTests(
      { functionName: task.functionName, inputs: all },
      task.language,
      perTest,
    )
    return { id: String(at), code: task.code, tests: [...tests] }
  })
  const results = await executor.execute(pairs, { cpuMs: QUICK_CPU_MS, hashSeed: HASH_SEEDS[0] })
  return new Map(
    asked.map(([of, all], at) => {
      const outcomes = results[at]?.outcomes ?? []
      const quick = all.filter((_, place) => outcomes[Math.floor(place / perTest)] === 'pass')
      return [of, new Set(quick)]
    }),
  )
}
