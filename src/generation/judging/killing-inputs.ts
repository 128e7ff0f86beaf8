import {
  inputWriterOf,
  killingInputs as inputsThatKill,
  type Executor,
  type TaskSource,
} from '../../authoring/index.ts'
import type { Mutant } from '../../mutation/index.ts'
import type { TreeNode } from '../../syntax/index.ts'

/** What is needed to compare programs. */
export interface CompareTools {
  readonly executor: Executor
  readonly parse: (source: string) => TreeNode
}

const INPUTS = 200

/**
 * Finds for each mutant the shortest argument list with its parentheses, among those made from the
 * tests' own, for which it gives another result than the canonical. Mutants without one are absent.
 */
export async function killingInputs(
  task: TaskSource,
  mutants: readonly Mutant[],
  { executor, parse }: CompareTools,
): Promise<ReadonlyMap<string, string>> {
  if (mutants.length === 0) return new Map()
  const all = inputWriterOf(task).generate(task, parse)
  const inputs = all.toSorted((a, b) => a.length - b.length).slice(0, INPUTS)
  const killed = await inputsThatKill(task, mutants, inputs, executor)
  return new Map(
    killed.flatMap(({ mutant, inputs: [first] }) =>
      first === undefined ? [] : [[mutant.id, `(${first})`] as const],
    ),
  )
}
