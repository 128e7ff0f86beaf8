import { setTimeout } from 'node:timers/promises'
import { sha256Of } from '../../formats/index.ts'
import { InfrastructureError } from '../../schema/index.ts'
import type { RecordOf } from '../journal/journal-record.ts'
import type { BatchModel, BatchOutcome, ChatRequest } from '../model/chat-model.ts'
import { nextStep } from './next-step.ts'
import type { RowState } from './row-state.ts'
import type { RunEnd } from './run-realtime.ts'
import { fail, judge, receive, record, reserve, type Session } from './session.ts'

/** How batches are made. */
export interface BatchOptions {
  /** Milliseconds between two looks at a batch. */
  readonly pollMs: number
}

const MOST_TRIES = 2 // a request that two batches did not do is left unanswered

interface Asked {
  readonly state: RowState
  readonly request: ChatRequest
  readonly number: number
}

/**
 * Takes all tasks together from round to round: one batch, then the gates, then one batch of what
 * has to go back.
 * @throws InfrastructureError when a batch brings no answer at all
 */
export async function runBatches(
  session: Session,
  model: BatchModel,
  options: BatchOptions,
): Promise<RunEnd> {
  const tries = new Map<string, number>()
  let answers = 0
  for (;;) {
    let isOverBudget = false
    const asked: Asked[] = []
    for (const each of await pendingAsks(session)) {
      if ((tries.get(each.request.key) ?? 0) >= MOST_TRIES) continue
      const fits = await reserve(session, each.state, { ...each, mode: 'batch' })
      if (fits) asked.push(each)
      else isOverBudget = true
    }
    if (asked.length === 0) return { isOverBudget }
    const keys = asked.map(({ request }) => request.key)
    // The same requests in a second batch are another batch: the first one has brought no answer.
    const batch = sha256Of([...keys, session.now().toISOString()].join())
    await record(session, { kind: 'batch-asked', batch, keys, at: session.now().toISOString() })
    const id = await model.submit(
      batch,
      asked.map(({ request }) => request),
    )
    await record(session, { kind: 'batch-created', batch, id })
    const outcome = await takeIn(session, model, { batch, id, asked, ...options })
    answers += outcome.answers.size
    if (answers === 0) throw withoutAnswer(id, outcome)
    for (const key of keys) tries.set(key, (tries.get(key) ?? 0) + 1)
  }
}

/**
 * Ends the batches that an earlier run has left open: those the server knows are waited for, one
 * that it never got is forgotten.
 */
export async function finishBatches(
  session: Session,
  model: BatchModel,
  options: BatchOptions,
): Promise<void> {
  const { records } = session.journal
  const ended = new Set(ofKind(records, 'batch-ended').map(({ batch }) => batch))
  const ids = new Map(ofKind(records, 'batch-created').map(({ batch, id }) => [batch, id]))
  for (const { batch, keys } of ofKind(records, 'batch-asked')) {
    if (ended.has(batch)) continue
    const id = ids.get(batch) ?? (await model.find(batch))
    if (id === undefined) {
      await record(session, { kind: 'batch-ended', batch, status: 'never created' })
      continue
    }
    if (!ids.has(batch)) await record(session, { kind: 'batch-created', batch, id })
    const asked = (await pendingAsks(session)).filter(({ request }) => keys.includes(request.key))
    await takeIn(session, model, { batch, id, asked, ...options })
  }
}

/** Tells whether a journal has batches that were not taken in. */
export function hasOpenBatch(records: Session['journal']['records']): boolean {
  const ended = ofKind(records, 'batch-ended').length
  return ofKind(records, 'batch-asked').length > ended
}

/** Judges what is there and lists the requests that come next. */
async function pendingAsks(session: Session): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  for (const hash of session.states.keys()) {
    for (let isJudged = false; !isJudged;) {
      const state = session.states.get(hash)
      if (state === undefined) break
      const step = nextStep(state, session.settings, session.repairs)
      if (step.kind === 'judge') await judge(session, state, step.attempt)
      else isJudged = true
      if (step.kind === 'ask') asked.push({ state, request: step.request, number: step.number })
    }
  }
  return asked
}

interface Taking extends BatchOptions {
  readonly batch: string
  readonly id: string
  readonly asked: readonly Asked[]
}

async function takeIn(
  session: Session,
  model: BatchModel,
  { batch, id, asked, pollMs }: Taking,
): Promise<BatchOutcome> {
  const outcome = await awaitOutcome(session, model, id, pollMs)
  for (const { state, request, number } of asked) {
    const answer = outcome.answers.get(request.key)
    if (answer !== undefined) {
      await receive(session, state, { request, number, answer, mode: 'batch' })
      continue
    }
    // What a batch did not do is not billed.
    session.budget.release(request.key)
    const message = outcome.failures.get(request.key) ?? `the batch is ${outcome.status}`
    const failed = { key: request.key, row: state.hash, attempt: number, message }
    await fail(session, { ...failed, mayBeBilled: false })
  }
  await record(session, { kind: 'batch-ended', batch, status: outcome.status })
  return outcome
}

async function awaitOutcome(
  session: Session,
  model: BatchModel,
  id: string,
  pollMs: number,
): Promise<BatchOutcome> {
  for (;;) {
    session.signal?.throwIfAborted()
    const outcome = await model.collect(id)
    if (outcome !== undefined) return outcome
    session.progress(`batch ${id} is under way`)
    await pause(pollMs, session.signal)
  }
}

/** Waits; an abort throws its reason. */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await setTimeout(ms, undefined, signal === undefined ? {} : { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

function withoutAnswer(id: string, { status, failures }: BatchOutcome): InfrastructureError {
  const [first] = failures.values()
  return new InfrastructureError(
    `A batch must bring answers, but ${id} is ${status} and brought none` +
      `${first === undefined ? '' : ` (${first})`}. Correct the cause and run again.`,
  )
}

function ofKind<Kind extends Parameters<Session['journal']['append']>[0]['kind']>(
  records: Session['journal']['records'],
  kind: Kind,
): readonly RecordOf<Kind>[] {
  return records.filter((record): record is RecordOf<Kind> => record.kind === kind)
}
