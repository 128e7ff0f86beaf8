import type { ReadTask, Shipped, TaskSource } from '../../authoring/index.ts'
import { TASK_FORMS } from '../candidate/task-form.ts'
import type { ChatAnswer } from '../model/chat-model.ts'
import type { RegistryRow } from '../registry/registry-row.ts'
import { readChatAnswer } from './answer-problems.ts'
import { judgeDistractors, shippedOf } from './judge-distractors.ts'
import type { JudgeTools } from './judge-tools.ts'
import { runnableDistractors } from './runnable-distractors.ts'

/** An accepted task as it goes into a dataset. */
export interface AcceptedTask {
  readonly read: ReadTask
  readonly task: TaskSource
  /** Verified wrong programs that a model wrote. */
  readonly given: readonly Shipped[]
}

/** Returns the task of an answer that was accepted, judging nothing but its wrong programs again. */
export async function acceptedTask(
  row: RegistryRow,
  answer: ChatAnswer,
  tools: JudgeTools,
): Promise<AcceptedTask | undefined> {
  const { candidate } = readChatAnswer(answer, tools.source)
  if (candidate === undefined) return undefined
  const read = TASK_FORMS[row.language].write(row, candidate, tools.parse)
  const { task } = read
  if (task === undefined) return undefined
  const runnable = runnableDistractors(task, candidate.distractors, tools)
  const judged = await judgeDistractors(task, runnable, tools.executor)
  return { read, task, given: shippedOf(task, judged) }
}
