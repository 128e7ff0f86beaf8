import { equivalents } from '../../mutation/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { Executor } from '../compile/executor.ts'
import { runUnderSeeds } from '../compile/run-canonicals.ts'
import { inDrawnOrder } from '../pools/in-drawn-order.ts'
import type { TaskSource } from '../source/task-source.ts'

/** How tasks are renamed. */
export interface RenameOptions {
  readonly parse: (source: string) => TreeNode
  readonly executor: Executor
  readonly seed: number
}

/**
 * Renames parameters and local variables of every canonical, as the seed draws it; a task without
 * anything to rename, or whose renamed code does not pass every test, keeps its names.
 */
export async function renameTasks(
  tasks: readonly TaskSource[],
  { parse, executor, seed }: RenameOptions,
): Promise<readonly TaskSource[]> {
  const drawn = tasks.map(task => {
    const renamed = equivalents(task.code, parse, { language: task.language }).filter(({ steps }) =>
      steps.every(({ operator }) => operator.startsWith('rename')),
    )
    const [first] = inDrawnOrder(renamed, ({ id }) => id, `${seed}\0${task.id}`)
    return Object.assign({}, task, { code: first?.code ?? task.code })
  })
  const pairs = drawn.map(({ id, code, tests }) => ({ id, code, tests: [...tests] }))
  const runs = await runUnderSeeds(pairs, executor)
  return drawn.map((task, at) => {
    const holds = runs
      .get(task.id)
      ?.every(({ outcomes }) => outcomes.every(outcome => outcome === 'pass'))
    return holds === true ? task : (tasks[at] ?? task)
  })
}
