import type { Budget } from '../cost/budget.ts'
import { costOf, highestCost, type Mode, type Prices } from '../cost/prices.ts'
import type { JournalRecord } from '../journal/journal-record.ts'
import type { Journal } from '../journal/open-journal.ts'
import { judgeCandidate } from '../judging/judge-candidate.ts'
import type { JudgeTools } from '../judging/judge-tools.ts'
import type { ChatAnswer, ChatRequest } from '../model/chat-model.ts'
import { candidatePrompt } from '../prompts/candidate-v1.ts'
import { promptId } from '../prompts/prompt.ts'
import { repairPrompt } from '../prompts/repair-v1.ts'
import { afterRecord, type Attempt, type RowState } from './row-state.ts'
import type { Settings } from './settings.ts'

/** Everything that one run works with. */
export interface Session {
  readonly settings: Settings
  /** How often a rejected answer goes back at most. */
  readonly repairs: number
  readonly endpoint: string
  readonly journal: Journal
  readonly budget: Budget
  readonly prices: Prices
  readonly tools: JudgeTools
  /** The states of all tasks by row hash, kept up to date. */
  readonly states: Map<string, RowState>
  readonly now: () => Date
  readonly progress: (text: string) => void
  readonly signal: AbortSignal | undefined
}

/** Writes a record to the journal, and what follows from it into the state of its task. */
export async function record(session: Session, entry: JournalRecord): Promise<void> {
  await session.journal.append(entry)
  const state = 'row' in entry ? session.states.get(entry.row) : undefined
  if (state !== undefined) session.states.set(state.hash, afterRecord(state, entry))
}

/**
 * Sets the highest cost of a request aside and notes that it is about to be asked; false when that
 * would exceed the limit.
 */
export async function reserve(
  session: Session,
  state: RowState,
  ask: { readonly request: ChatRequest; readonly number: number; readonly mode: Mode },
): Promise<boolean> {
  const { request, number, mode } = ask
  const highest = highestCost(request.body, session.prices, mode)
  if (!session.budget.reserve(request.key, highest)) return false
  await record(session, {
    kind: 'asked',
    key: request.key,
    row: state.hash,
    attempt: number,
    reserved: highest,
    at: session.now().toISOString(),
  })
  return true
}

/** Notes an answer and what it has cost. */
export async function receive(
  session: Session,
  state: RowState,
  received: {
    readonly request: ChatRequest
    readonly number: number
    readonly answer: ChatAnswer
    readonly mode: Mode
    readonly isRecovered?: boolean
  },
): Promise<void> {
  const { request, number, answer, mode, isRecovered = false } = received
  // A server that does not count may have billed as much as was allowed.
  const cost =
    answer.usage === null
      ? highestCost(request.body, session.prices, mode)
      : costOf(answer.usage, session.prices, mode)
  const { latency_ms: latency } = answer
  await record(session, {
    kind: 'answered',
    key: request.key,
    row: state.hash,
    attempt: number,
    answer,
    cost,
    recovered: isRecovered,
    provenance: {
      model: session.settings.model,
      answered_model: answer.model,
      endpoint: session.endpoint,
      mode,
      generated_at: session.now().toISOString(),
      prompt: promptId(number === 1 ? candidatePrompt : repairPrompt),
      reasoning_effort: session.settings.reasoningEffort,
      usage: answer.usage,
      ...(latency === undefined ? {} : { latency_ms: latency }),
    },
  })
  session.budget.settle(request.key, cost)
}

/** Notes that a request has failed for good. */
export async function fail(
  session: Session,
  failed: {
    readonly key: string
    readonly row: string
    readonly attempt: number
    readonly message: string
    readonly mayBeBilled: boolean
  },
): Promise<void> {
  const { mayBeBilled, ...rest } = failed
  const at = session.now().toISOString()
  await record(session, { kind: 'failed', ...rest, may_be_billed: mayBeBilled, at })
}

/** The name under which a budget keeps what a lost answer may have cost. */
export function lostKey(key: string): string {
  return `${key} lost`
}

/** Judges an answer and notes what the gates say. */
export async function judge(session: Session, state: RowState, attempt: Attempt): Promise<void> {
  const { answered } = attempt
  const judgement = await judgeCandidate(state.row, answered.answer, session.tools)
  const { key, row, attempt: number } = answered
  await record(session, { kind: 'judged', key, row, attempt: number, judgement })
  const gates = [...new Set(judgement.problems.map(({ gate }) => gate))].join(', ')
  const verdict = judgement.accepted ? 'accepted' : `rejected at gate ${gates}`
  session.progress(`${state.row.function_name}: attempt ${number} ${verdict}`)
}
