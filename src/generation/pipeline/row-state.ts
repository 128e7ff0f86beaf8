import { sha256Of } from '../../formats/index.ts'
import type { JournalRecord, RecordOf } from '../journal/journal-record.ts'
import type { Judgement } from '../judging/judgement.ts'
import type { RegistryRow } from '../registry/registry-row.ts'

/** One attempt at a task whose answer is there. */
export interface Attempt {
  readonly answered: RecordOf<'answered'>
  readonly judgement: Judgement | undefined
}

/** What is known of one task of the registry. */
export interface RowState {
  readonly row: RegistryRow
  readonly hash: string
  readonly attempts: readonly Attempt[]
  /** Keys of requests without an answer. */
  readonly lost: ReadonlySet<string>
  /** Why the last request has failed; absent when it was answered. */
  readonly failure: string | undefined
}

/** Returns the hash of everything that a row asks for; who chose it does not count. */
export function rowHash({ function_name: name, query, domain, language }: RegistryRow): string {
  return sha256Of(JSON.stringify([name, query, domain, language])).slice(0, 32)
}

/** Returns the state of a task that nothing is known of. */
export function freshState(row: RegistryRow): RowState {
  return { row, hash: rowHash(row), attempts: [], lost: new Set(), failure: undefined }
}

/** Returns the state of every row after what a journal holds, in the order of the rows. */
export function replay(
  rows: readonly RegistryRow[],
  records: readonly JournalRecord[],
): readonly RowState[] {
  const byRow = Map.groupBy(
    records.filter(record => 'row' in record),
    record => record.row,
  )
  return rows.map(row => {
    const fresh = freshState(row)
    return (byRow.get(fresh.hash) ?? []).reduce(afterRecord, fresh)
  })
}

/** Returns a state with one more record. */
export function afterRecord(state: RowState, record: JournalRecord): RowState {
  switch (record.kind) {
    case 'asked':
      return { ...state, lost: new Set([...state.lost, record.key]) }
    case 'answered':
      return {
        ...state,
        attempts: [...state.attempts, { answered: record, judgement: undefined }],
        lost: new Set([...state.lost].filter(key => key !== record.key)),
        failure: undefined,
      }
    case 'failed':
      return { ...state, failure: record.message }
    case 'judged':
      return {
        ...state,
        attempts: state.attempts.map(attempt =>
          attempt.answered.key === record.key
            ? { ...attempt, judgement: record.judgement }
            : attempt,
        ),
      }
    default:
      return state
  }
}

/** Tells whether a task's last answer was accepted. */
export function isAccepted({ attempts }: RowState): boolean {
  return attempts.at(-1)?.judgement?.accepted === true
}
