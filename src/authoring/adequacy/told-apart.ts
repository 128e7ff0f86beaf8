import type { Candidate } from '../../mutation/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { Executor } from '../compile/executor.ts'
import type { TaskSource } from '../source/task-source.ts'
import { inputWriterOf } from './input-writer-of.ts'
import { judgeAdequacy } from './judge-adequacy.ts'
import { killingInputs } from './killing-inputs.ts'

/** A listed equivalent that some generated input tells from the canonical. */
export interface ToldApart {
  readonly key: string
  /** The shortest argument list that does. */
  readonly input: string
}

/** How to look for such inputs. */
export interface ToldApartOptions {
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>
  readonly parse: (source: string) => TreeNode
  readonly executor: Executor
}

/**
 * Varies the arguments of the asserts of every task that lists equivalents, and returns the keys whose
 * mutant then gives another answer, by task id. Whether such an input is in the domain is for a reader.
 */
export async function toldApart(
  tasks: readonly TaskSource[],
  { candidates, parse, executor }: ToldApartOptions,
): Promise<ReadonlyMap<string, readonly ToldApart[]>> {
  const found = new Map<string, readonly ToldApart[]>()
  for (const task of tasks.filter(({ equivalents }) => equivalents.length > 0)) {
    const { equivalents } = judgeAdequacy(task, candidates.get(task.id) ?? [])
    const mutants = equivalents.map(({ candidate }) => candidate.mutant)
    const inputs = inputWriterOf(task).generate(task, parse)
    const killed = await killingInputs(task, mutants, inputs, executor)
    const keys = new Map(equivalents.map(({ key, candidate }) => [candidate.mutant.id, key]))
    const apart = killed.flatMap(({ mutant, inputs: telling }) => {
      const [input] = telling.toSorted((a, b) => a.length - b.length)
      return input === undefined ? [] : [{ key: keys.get(mutant.id) ?? '', input }]
    })
    if (apart.length > 0) found.set(task.id, apart)
  }
  return found
}
