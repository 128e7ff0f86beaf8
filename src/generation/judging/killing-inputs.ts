import {
  HASH_SEEDS,
  SHIPPED_CPU_MS,
  type Executor,
  type TaskSource,
} from '../../authoring/index.ts'
import { agreementTests, generateInputs, type Mutant } from '../../mutation/index.ts'
import type { TreeNode } from '../../syntax/index.ts'

/** What is needed to compare programs. */
export interface CompareTools {
  readonly executor: Executor
  readonly parse: (source: string) => TreeNode
}

const INPUTS = 200
const SEED = 1
// A hang ends its batch, so a batch is small enough to lose.
const BATCH = 25

/**
 * Finds for each mutant the shortest argument list, among those made from the tests' own, for which
 * it gives another result than the canonical. Mutants without one are absent.
 */
export async function killingInputs(
  task: TaskSource,
  mutants: readonly Mutant[],
  { executor, parse }: CompareTools,
): Promise<ReadonlyMap<string, string>> {
  if (mutants.length === 0) return new Map()
  const inputs = generateInputs(task.tests, task.functionName, parse, { seed: SEED, count: INPUTS })
  const shortest = inputs.toSorted((a, b) => a.length - b.length)
  const batches = Array.from({ length: Math.ceil(shortest.length / BATCH) }, (_, at) =>
    shortest.slice(at * BATCH, (at + 1) * BATCH),
  )
  const pairs = mutants.flatMap(mutant =>
    batches.map((batch, at) => ({
      id: `${mutant.id}/${at}`,
      code: mutant.code,
      tests: batch.map(input => comparison(task, input)),
    })),
  )
  const results = await executor.execute(pairs, { cpuMs: SHIPPED_CPU_MS, hashSeed: HASH_SEEDS[0] })
  const outcomes = new Map(results.map(result => [result.id, result.outcomes]))
  const found = new Map<string, string>()
  for (const { id } of mutants) {
    const input = batches
      .flatMap((batch, at) => batch.filter((_, n) => outcomes.get(`${id}/${at}`)?.[n] === 'FAIL'))
      .at(0)
    if (input !== undefined) found.set(id, input)
  }
  return found
}

function comparison({ code, functionName, language }: TaskSource, input: string): string {
  const [test = ''] = agreementTests({ reference: code, functionName, inputs: [input] }, language)
  return test
}
