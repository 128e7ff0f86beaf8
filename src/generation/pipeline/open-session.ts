import { newBudget, type Budget } from '../cost/budget.ts'
import type { Prices } from '../cost/prices.ts'
import type { JournalRecord } from '../journal/journal-record.ts'
import type { GenerateOptions } from './generate-options.ts'
import { replay } from './row-state.ts'
import { lostKey, record, type Session } from './session.ts'
import { requireSameSettings, settingsRecord } from './settings.ts'

const FREE: Prices = { input: 0, output: 0, batchFactor: 1 }

/**
 * Begins a run, or goes on with one that the journal holds.
 * @throws InputError when the journal was begun with other settings
 */
export async function openSession(
  options: GenerateOptions,
  opened: Pick<Session, 'endpoint' | 'journal' | 'tools'>,
): Promise<Session> {
  const { journal, endpoint } = opened
  const states = replay(options.registry, journal.records)
  const session: Session = {
    ...opened,
    settings: options.settings,
    repairs: options.repairs,
    budget: replayBudget(journal.records, options.maxCost),
    prices: options.prices ?? FREE,
    states: new Map(states.map(state => [state.hash, state])),
    now: () => new Date(),
    progress: options.progress ?? (() => undefined),
    signal: options.signal,
  }
  const now = settingsRecord(options.settings, endpoint)
  const begun = journal.records.find(each => each.kind === 'settings')
  if (begun !== undefined) requireSameSettings(begun.settings, now)
  else await record(session, { kind: 'settings', settings: now, at: session.now().toISOString() })
  return session
}

/**
 * Returns what earlier runs have paid, and what their lost answers may have cost besides: a request
 * that was asked twice and answered once may have been billed twice.
 */
export function replayBudget(records: readonly JournalRecord[], maxCost?: number): Budget {
  const budget = newBudget(maxCost)
  const asks = new Map<string, number>()
  for (const each of records) {
    if (!('key' in each)) continue
    const count = asks.get(each.key) ?? 0
    if (each.kind === 'asked') {
      asks.set(each.key, count + 1)
      budget.hold(`${lostKey(each.key)} ${count + 1}`, each.reserved)
    } else if (each.kind === 'answered') {
      if (each.recovered) budget.releaseLost(lostKey(each.key))
      budget.release(`${lostKey(each.key)} ${count}`)
      budget.settle(each.key, each.cost)
    } else if (each.kind === 'failed' && !each.may_be_billed) {
      budget.release(`${lostKey(each.key)} ${count}`)
    }
  }
  return budget
}
