import { HttpError, mapConcurrently } from '../../embedders/index.ts'
import { InfrastructureError } from '../../schema/index.ts'
import type { ChatAnswer, ChatModel, ChatRequest } from '../model/chat-model.ts'
import { nextStep } from './next-step.ts'
import type { RowState } from './row-state.ts'
import { fail, judge, lostKey, receive, reserve, type Session } from './session.ts'

const MOST_FAILURES = 3 // in a row: the server is gone, and asking on helps nobody

/** How a run ended that was not broken off. */
export interface RunEnd {
  /** True when tasks are left because the next request could exceed the limit of costs. */
  readonly isOverBudget: boolean
}

/**
 * Takes every task as far as it goes, some side by side. A request that fails leaves its task
 * unanswered; a server that fails always, or that refuses for a reason of ours, ends the run.
 * @throws InfrastructureError when the server is gone or refuses
 */
export async function runRealtime(
  session: Session,
  model: ChatModel,
  concurrency: number,
): Promise<RunEnd> {
  const failures = { inRow: 0 }
  for (;;) {
    const before = answersIn(session)
    const isOverBudget = await runOnce(session, model, { concurrency, failures })
    // What was set aside for requests under way is free again when they have cost less.
    if (!isOverBudget || answersIn(session) === before) return { isOverBudget }
  }
}

function answersIn({ states }: Session): number {
  return [...states.values()].reduce((sum, { attempts }) => sum + attempts.length, 0)
}

interface Pass {
  readonly concurrency: number
  readonly failures: { inRow: number }
}

/** Returns true when a request did not fit into the budget. */
async function runOnce(
  session: Session,
  model: ChatModel,
  { concurrency, failures }: Pass,
): Promise<boolean> {
  let isOverBudget = false
  await mapConcurrently([...session.states.keys()], concurrency, async hash => {
    for (;;) {
      session.signal?.throwIfAborted()
      const state = session.states.get(hash)
      if (state === undefined) return
      const step = nextStep(state, session.settings, session.repairs)
      if (step.kind === 'done') return
      if (step.kind === 'judge') {
        await judge(session, state, step.attempt)
        continue
      }
      const ask = { ...step, mode: 'realtime' as const }
      const wasLost = state.lost.has(step.request.key)
      if (!(await reserve(session, state, ask))) {
        isOverBudget = true
        return
      }
      const received = await answerTo(session, model, { state, ...step, wasLost, failures })
      if (received === undefined) return
      await receive(session, state, { ...ask, ...received })
    }
  })
  return isOverBudget
}

interface Asking {
  readonly state: RowState
  readonly request: ChatRequest
  readonly number: number
  /** True when an earlier run has asked this and did not see the answer. */
  readonly wasLost: boolean
  readonly failures: { inRow: number }
}

interface Received {
  readonly answer: ChatAnswer
  readonly isRecovered: boolean
}

async function answerTo(
  session: Session,
  model: ChatModel,
  { state, request, number, wasLost, failures }: Asking,
): Promise<Received | undefined> {
  try {
    const kept = wasLost ? await model.recover(request.key) : undefined
    if (kept !== undefined) session.budget.releaseLost(lostKey(request.key))
    const answer = kept ?? (await model.complete(request, session.signal))
    failures.inRow = 0
    return { answer, isRecovered: kept !== undefined }
  } catch (error) {
    // An answer that is not waited for any more is lost, like that of a killed run.
    session.signal?.throwIfAborted()
    if (!(error instanceof InfrastructureError)) throw error
    // What a server refuses it does not bill; a lost connection may have been billed.
    const mayBeBilled = !(error instanceof HttpError)
    if (!mayBeBilled) session.budget.release(request.key)
    const { message } = error
    const failed = { key: request.key, row: state.hash, attempt: number, message, mayBeBilled }
    await fail(session, failed)
    failures.inRow += 1
    if (isOurs(error) || failures.inRow >= MOST_FAILURES) throw error
    session.progress(`${state.row.function_name}: unanswered, ${message}`)
    return undefined
  }
}

/** A request that the server will refuse again: wrong key, model, parameter, or no money left. */
function isOurs(error: InfrastructureError): boolean {
  if (!(error instanceof HttpError)) return false
  const isPatient = [408, 409, 425, 429].includes(error.status) || error.status >= 500
  return !isPatient || /insufficient_quota|billing/i.test(error.message)
}
