import type { Mutant } from '../../mutation/index.ts'
import type { ExecutionPair } from '../../schema/index.ts'
import { HASH_SEEDS, type Executor } from '../compile/executor.ts'
import type { TaskSource } from '../source/task-source.ts'
import { inputWriterOf } from './input-writer-of.ts'

/** A mutant with the inputs on which it differs from the canonical. */
export interface KilledBy {
  readonly mutant: Mutant
  /** Texts of argument lists, in the order given. */
  readonly inputs: readonly string[]
}

const CPU_MS = 1_000
// A canonical answers in under 10 ms: what takes longer is an input outside its domain.
const ANSWER_MS = 500
const MOST_HANGS = 5 // each costs an interpreter
// A hang ends its batch, so a batch is small enough to lose.
const BATCH = 100

/**
 * Finds the inputs on which a mutant gives another value than the canonical, raises or hangs while
 * the canonical answers. Runs confined like every snippet: the test itself compares the two.
 */
export async function killingInputs(
  task: TaskSource,
  mutants: readonly Mutant[],
  given: readonly string[],
  executor: Executor,
): Promise<readonly KilledBy[]> {
  const inputs = await answeredInputs(task, given, executor)
  const { comparison } = inputWriterOf(task)
  const batches = Array.from({ length: Math.ceil(inputs.length / BATCH) }, (_, at) =>
    inputs.slice(at * BATCH, (at + 1) * BATCH),
  )
  const pairs = mutants.flatMap(mutant =>
    batches.map((batch, at): ExecutionPair => ({
      id: `${mutant.id}/${at}`,
      code: mutant.code,
      tests: batch.map(input => comparison(task, input)),
    })),
  )
  const results = await executor.execute(pairs, { cpuMs: CPU_MS, hashSeed: HASH_SEEDS[0] })
  const outcomes = new Map(results.map(result => [result.id, result.outcomes]))
  return mutants.map(mutant => ({
    mutant,
    inputs: batches.flatMap((batch, at) =>
      batch.filter((_, index) => isKilled(outcomes.get(`${mutant.id}/${at}`) ?? [], index)),
    ),
  }))
}

/** Leaves out the inputs on which the canonical itself hangs: each would use up a whole batch. */
async function answeredInputs(
  task: TaskSource,
  inputs: readonly string[],
  executor: Executor,
): Promise<readonly string[]> {
  const { id, code, functionName } = task
  const answered: string[] = []
  let open = inputs
  for (let hangs = 0; open.length > 0 && hangs < MOST_HANGS; hangs += 1) {
    const tests = open.map(input => `${functionName}(${input})`)
    const how = { cpuMs: ANSWER_MS, hashSeed: HASH_SEEDS[0] }
    const [result] = await executor.execute([{ id, code, tests }], how)
    const hang = (result?.outcomes ?? []).findIndex(outcome => outcome === 'TIMEOUT')
    answered.push(...open.slice(0, hang < 0 ? open.length : hang))
    open = hang < 0 ? [] : open.slice(hang + 1)
  }
  return answered
}

/** Behind a hang every later test is called a timeout too: only the first one is known. */
function isKilled(outcomes: readonly string[], at: number): boolean {
  if (outcomes[at] === 'TIMEOUT') return outcomes.indexOf('TIMEOUT') === at
  return outcomes[at] === 'FAIL'
}
