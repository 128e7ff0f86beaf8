import type { TreeNode } from '../../syntax/index.ts'
import type { TaskSource } from '../source/task-source.ts'

const FUNCTIONS = new Set([
  'function_definition',
  'function_declaration',
  'generator_function_declaration',
])

/** Returns the number of parameters of a task's function. */
export function arityOf(task: TaskSource, parse: (source: string) => TreeNode): number {
  const definition = parse(task.code).children.find(node => FUNCTIONS.has(node.type))
  const parameters = definition?.childForFieldName('parameters')
  return parameters?.children.filter(node => node.isNamed && node.type !== 'comment').length ?? 0
}
