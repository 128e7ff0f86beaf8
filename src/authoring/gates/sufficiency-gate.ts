import { sha256Of } from '../../formats/index.ts'
import type { ReadTask, TaskSource } from '../source/task-source.ts'
import type { Finding, Gate } from './gate.ts'

/**
 * Gate 7: how much of the function's name the query gives away. That no assert demands what the
 * query does not say is a reader's judgement: tasks whose present text nobody but the writer has read
 * are named.
 */
export const sufficiencyGate: Gate = {
  id: 7,
  name: 'query and name',
  judge: ({ tasks, reviews }) => {
    const sources = tasks.flatMap(({ task }) => (task === undefined ? [] : [task]))
    const leakage = sources.map(nameLeakage)
    const mean = leakage.reduce((sum, share) => sum + share, 0) / Math.max(1, leakage.length)
    const whole = leakage.filter(share => share === 1).length
    const words = sources.map(task => task.query.split(' ').length)
    const meanWords = words.reduce((sum, count) => sum + count, 0) / Math.max(1, words.length)
    return {
      checked: sources.length,
      findings: reviews === undefined ? [] : unread(tasks, reviews),
      measures: {
        'share of name words in the query': mean.toFixed(3),
        'queries with every name word': whole,
        'words in a query': meanWords.toFixed(1),
      },
    }
  },
}

function unread(
  tasks: readonly ReadTask[],
  reviews: ReadonlyMap<string, string>,
): readonly Finding[] {
  return tasks
    .filter(({ id, text }) => reviews.get(id) !== sha256Of(text))
    .map(({ id }) => ({
      subject: id,
      message:
        'A task must have been read by a second person as it stands, but reviews.jsonl has ' +
        `${reviews.has(id) ? 'a row of an older text' : 'no row of it'}. Read it and write its row.`,
      isWarning: true,
    }))
}

/** The share of the words of a function's name that occur in its query, by their first letters. */
export function nameLeakage(task: Pick<TaskSource, 'functionName' | 'query'>): number {
  const words = task.functionName.toLowerCase().split('_').filter(Boolean)
  const query = task.query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const stem = (word: string): string => word.replace(/(ies|es|s|ed|ing)$/, '')
  const stems = new Set(query.map(stem))
  const found = words.filter(word => stems.has(stem(word)))
  return found.length / Math.max(1, words.length)
}
