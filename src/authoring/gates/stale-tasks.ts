import type { ReleasedBundle } from '../../formats/index.ts'
import type { BundleQueryRow } from '../../schema/index.ts'
import type { ReadTask, TaskSource } from '../source/task-source.ts'
import type { Finding } from './gate.ts'

const BUILD = 'Run "vitest-retrieval dataset build".'

/** Finds tasks that the bundle lacks or holds in another state, and queries without a task. */
export function staleTasks(tasks: readonly ReadTask[], bundle: ReleasedBundle): readonly Finding[] {
  const sources = tasks.flatMap(({ task }) => (task === undefined ? [] : [task]))
  const queries = new Map(bundle.queries.map(row => [row.entry_id, row]))
  const codes = new Map(bundle.corpus.map(row => [row.corpus_id, row.code]))
  const known = new Set(sources.map(({ id }) => id))
  const orphans = bundle.queries.filter(row => !known.has(row.entry_id))
  return [
    ...sources.flatMap(task => {
      const row = queries.get(task.id)
      if (row === undefined)
        return [finding(task.id, 'The bundle must hold every task, but lacks this')]
      const difference = differenceOf(task, row, codes)
      return difference === undefined
        ? []
        : [
            finding(
              task.id,
              `The bundle must hold the task as it is, but its ${difference} differs`,
            ),
          ]
    }),
    ...orphans.map(row =>
      finding(row.entry_id, 'Every query must have a task file, but this has none'),
    ),
  ]
}

function differenceOf(
  task: TaskSource,
  row: BundleQueryRow,
  codes: ReadonlyMap<string, string>,
): string | undefined {
  if (row.query !== task.query) return 'query'
  if (row.test_suite.join('\0') !== task.tests.join('\0')) return 'test suite'
  return codes.get(row.correct_corpus_ids[0] ?? '') === task.code ? undefined : 'canonical'
}

function finding(subject: string, what: string): Finding {
  return { subject, message: `${what}. ${BUILD}` }
}
