import type { ReleasedBundle } from '../../formats/index.ts'
import type { BundleCorpusRow, BundleDistractorRow, BundleQueryRow } from '../../schema/index.ts'
import { compareText } from '../../dataset/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import type { Shipped, ShippedMutant } from './shipped.ts'
import type { DistractorLock, LockedTask } from './distractor-lock.ts'

interface Member {
  readonly task: TaskSource
  readonly locked: LockedTask
  /** The chosen mutants by corpus id. */
  readonly mutants: ReadonlyMap<string, ShippedMutant>
}

/** Writes tasks, chosen mutants and ids as the rows of a released bundle, sorted by id. */
export function composeBundle(
  tasks: readonly TaskSource[],
  choice: ReadonlyMap<string, readonly Shipped[]>,
  lock: DistractorLock,
): ReleasedBundle {
  const members = tasks.flatMap(task => memberOf(task, choice, lock))
  return {
    queries: members.map(queryRow).toSorted((a, b) => compareText(a.query_id, b.query_id)),
    corpus: members.flatMap(corpusRows).toSorted((a, b) => compareText(a.corpus_id, b.corpus_id)),
    distractors: members
      .flatMap(distractorRows)
      .toSorted((a, b) => compareText(a.corpus_id, b.corpus_id)),
  }
}

function memberOf(
  task: TaskSource,
  choice: ReadonlyMap<string, readonly Shipped[]>,
  lock: DistractorLock,
): readonly Member[] {
  const locked = lock.tasks.get(task.id)
  if (locked === undefined) return []
  const chosen = new Map(choice.get(task.id)?.map(({ mutant }) => [mutant.id, mutant]))
  const mutants = locked.distractors.flatMap(({ mutant, corpus_id: id }) => {
    const found = chosen.get(mutant)
    return found === undefined ? [] : [[id, found] as const]
  })
  return [{ task, locked, mutants: new Map(mutants) }]
}

function queryRow({ task, locked, mutants }: Member): BundleQueryRow {
  return {
    query_id: locked.query_id,
    query: task.query,
    test_suite: [...task.tests],
    correct_corpus_ids: [locked.corpus_id],
    paired_distractor_corpus_ids: [...mutants.keys()],
    entry_id: task.id,
    domain: task.domain,
    function_name: task.functionName,
    language: task.language,
  }
}

function corpusRows({ task, locked, mutants }: Member): readonly BundleCorpusRow[] {
  const shared = {
    source_entry_id: task.id,
    domain: task.domain,
    function_name: task.functionName,
    language: task.language,
  }
  const wrong = [...mutants].map(([id, mutant]): BundleCorpusRow =>
    Object.assign(
      { corpus_id: id, code: mutant.code, label: 'incorrect' as const, bug_type: mutant.type },
      shared,
    ),
  )
  return [{ corpus_id: locked.corpus_id, code: task.code, label: 'correct', ...shared }, ...wrong]
}

function distractorRows({ locked, mutants }: Member): readonly BundleDistractorRow[] {
  return [...mutants].map(([id, mutant]) => ({
    corpus_id: id,
    query_id: locked.query_id,
    bug_type: mutant.type,
    bug_description: mutant.description,
    operator: mutant.operator,
    tier: mutant.tier,
    mutant_id: mutant.id,
    edit: mutant.edit,
    line: mutant.line,
    end_line: mutant.endLine,
  }))
}
