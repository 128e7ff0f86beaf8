import type { Mutant } from '../../mutation/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { Executor } from '../compile/executor.ts'
import type { TaskSource } from '../source/task-source.ts'

/** A released task with everything that pools are made from. */
export interface PoolTask {
  readonly task: TaskSource
  readonly queryId: string
  /** The mutants of the base pool. */
  readonly chosen: readonly Mutant[]
  /** Every mutant that fails by a bare assertion, the chosen ones included. */
  readonly verified: readonly Mutant[]
}

/** What pools are built from and with. */
export interface PoolInput {
  readonly tasks: readonly PoolTask[]
  readonly executor: Executor
  readonly parse: (source: string) => TreeNode
  readonly seed: number
}
