import type { Mutant } from '../../mutation/index.ts'
import type { ExecutionPair } from '../../schema/index.ts'
import { HASH_SEEDS, type Executor } from '../compile/executor.ts'
import type { TaskSource } from '../source/task-source.ts'

/** A mutant with the inputs on which it differs from the canonical. */
export interface KilledBy {
  readonly mutant: Mutant
  /** Texts of argument lists, in the order given. */
  readonly inputs: readonly string[]
}

const CPU_MS = 5_000
// A hang ends its batch, so a batch is small enough to lose.
const BATCH = 100

/**
 * Finds the inputs on which a mutant gives another value than the canonical, raises or hangs while
 * the canonical answers. Runs confined like every snippet: the test itself compares the two.
 */
export async function killingInputs(
  task: TaskSource,
  mutants: readonly Mutant[],
  inputs: readonly string[],
  executor: Executor,
): Promise<readonly KilledBy[]> {
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

/** Behind a hang every later test is called a timeout too: only the first one is known. */
function isKilled(outcomes: readonly string[], at: number): boolean {
  if (outcomes[at] === 'TIMEOUT') return outcomes.indexOf('TIMEOUT') === at
  return outcomes[at] === 'FAIL'
}

function comparison(task: TaskSource, input: string): string {
  const name = task.functionName
  return [
    'canonical = {"__name__": "canonical"}',
    `exec(${JSON.stringify(task.code)}, canonical)`,
    'try:',
    `    expected = canonical[${JSON.stringify(name)}](${input})`,
    'except Exception:',
    '    pass',
    'else:',
    '    try:',
    `        found = ${name}(${input})`,
    '    except Exception:',
    '        raise AssertionError from None',
    '    assert found == expected',
  ].join('\n')
}
