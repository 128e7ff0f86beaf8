import { sha256Of } from '../../formats/index.ts'
import { answerSchema } from '../candidate/candidate-answer.ts'
import type { ChatBody, ChatRequest } from '../model/chat-model.ts'
import { candidatePrompt } from '../prompts/candidate-v1.ts'
import type { ChatMessage } from '../prompts/prompt.ts'
import { repairPrompt } from '../prompts/repair-v1.ts'
import type { RegistryRow } from '../registry/registry-row.ts'
import type { Attempt, RowState } from './row-state.ts'
import type { Settings } from './settings.ts'

/** What is to be done next for a task. */
export type Step =
  | { readonly kind: 'judge'; readonly attempt: Attempt }
  | { readonly kind: 'ask'; readonly request: ChatRequest; readonly number: number }
  | { readonly kind: 'done' }

const MOST_MESSAGES = 20

/** Says what comes next: an answer is judged, a rejected one goes back at most `repairs` times. */
export function nextStep(state: RowState, settings: Settings, repairs: number): Step {
  const last = state.attempts.at(-1)
  if (last !== undefined && last.judgement === undefined) return { kind: 'judge', attempt: last }
  const isOver = last?.judgement?.accepted === true || state.attempts.length > repairs
  if (isOver) return { kind: 'done' }
  const number = state.attempts.length + 1
  const body = bodyOf(state.row, last, settings)
  const key = sha256Of(JSON.stringify([state.hash, number, body]))
  return { kind: 'ask', request: { key, body }, number }
}

/** Returns the body of the first request for a task, for estimates. */
export function firstBody(row: RegistryRow, settings: Settings): ChatBody {
  return bodyOf(row, undefined, settings)
}

function bodyOf(row: RegistryRow, last: Attempt | undefined, settings: Settings): ChatBody {
  const { model, reasoningEffort, maxTokens, distractors } = settings
  const asked = candidatePrompt.render({ row, distractors })
  return {
    model,
    messages: last === undefined ? asked : [...asked, ...repairMessages(last)],
    max_completion_tokens: maxTokens,
    ...(reasoningEffort === null ? {} : { reasoning_effort: reasoningEffort }),
    ...formatOf(settings),
  }
}

function repairMessages({ answered, judgement }: Attempt): readonly ChatMessage[] {
  const { text, refusal } = answered.answer
  const problems = judgement?.problems ?? []
  const named = problems.map(({ gate, message }) => `Gate ${gate}: ${message}`)
  const shown = named.slice(0, MOST_MESSAGES)
  const more = problems.length - shown.length
  const messages = more > 0 ? [...shown, `… and ${more} more of this kind.`] : shown
  return [
    // An empty message is refused by some servers.
    { role: 'assistant', content: text ?? refusal ?? '(nothing)' },
    ...repairPrompt.render({ messages }),
  ]
}

function formatOf({ format, distractors }: Settings): Pick<ChatBody, 'response_format'> {
  if (format === 'text') return {}
  if (format === 'json-object') return { response_format: { type: 'json_object' } }
  const schema = { name: 'benchmark_task', strict: true, schema: answerSchema(distractors) }
  return { response_format: { type: 'json_schema', json_schema: schema } }
}
