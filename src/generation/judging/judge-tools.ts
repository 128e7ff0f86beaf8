import type { Allowances, Executor } from '../../authoring/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { DistractorSource } from '../prompts/candidate-v1.ts'

/** What judging needs. */
export interface JudgeTools {
  readonly executor: Executor
  readonly parse: (source: string) => TreeNode
  readonly source: DistractorSource
  readonly allowances?: Allowances | undefined
}
