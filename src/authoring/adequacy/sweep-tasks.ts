import type { TreeNode } from '../../syntax/index.ts'
import type { Executor } from '../compile/executor.ts'
import type { TaskSource } from '../source/task-source.ts'
import { arityOf } from './arity-of.ts'
import { crossSweep, type CrossSweep } from './cross-sweep.ts'
import { javascriptSweep } from './javascript-sweep.ts'

/** Gathers what gate 8 judges, for tasks of one language: Python, or JavaScript and TypeScript. */
export function sweepTasks(
  tasks: readonly TaskSource[],
  parse: (source: string) => TreeNode,
  executor: Executor,
): Promise<CrossSweep> {
  return tasks.every(({ language }) => language === 'python')
    ? crossSweep(
        tasks.map(task => ({ task, arity: arityOf(task, parse) })),
        executor,
      )
    : javascriptSweep(tasks, parse, executor)
}
