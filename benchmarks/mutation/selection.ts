import {
  BLIND_FEATURES,
  blindWins,
  idfOf,
  profileOf,
  selectDistractors,
  snippetView,
  type Candidate,
} from '../../src/mutation/index.ts'
import type { RowMeasure } from './measure-set.ts'
import { median } from './summarize.ts'

/** What the debiased selection made of one set. */
export interface SelectionSummary {
  readonly groups: number
  /** How often each blind ranker finds the canonical; chance is .2. */
  readonly wins: Readonly<Record<string, number>>
  readonly types: Readonly<Record<string, number>>
  readonly fillers: number
  readonly medianEdit: number
  readonly multiLine: number
  readonly groupsOfOneSubset: number
}

/** Chooses four distractors a task and measures what a ranker sees without the query. */
export function summarizeSelection(
  measures: readonly RowMeasure[],
  seed: number,
): SelectionSummary {
  const tasks = measures.map(({ row, judged }) => ({
    id: row.id,
    canonical: row.canonical,
    query: row.id,
    candidates: judged.mutants.filter(({ verified }) => verified),
  }))
  const chosen = selectDistractors(tasks, { seed })
  const full = tasks.flatMap(task => {
    const group = chosen.get(task.id) ?? []
    return group.length === 4 ? [{ canonical: task.canonical, group }] : []
  })
  const mutants = full.flatMap(({ group }) => group)
  const sizes = mutants.map(({ mutant }) =>
    Math.max(mutant.edit.before.length, mutant.edit.after.length),
  )
  return {
    groups: full.length,
    wins: winRates(full),
    types: Object.fromEntries(
      [...Map.groupBy(mutants, ({ mutant }) => mutant.type)].map(([type, own]) => [
        type,
        own.length,
      ]),
    ),
    fillers: mutants.filter(({ mutant }) => mutant.tier === 3).length,
    medianEdit: median(sizes),
    multiLine: mutants.filter(({ mutant }) => mutant.endLine > mutant.line).length,
    groupsOfOneSubset: full.filter(({ group }) => new Set(group.map(failing)).size === 1).length,
  }
}

function failing({ outcomes }: Candidate): string {
  return outcomes.map(outcome => outcome === 'pass').join()
}

interface Group {
  readonly canonical: string
  readonly group: readonly Candidate[]
}

function winRates(groups: readonly Group[]): Readonly<Record<string, number>> {
  const views = groups.map(({ canonical, group }) => ({
    canonical: snippetView(canonical),
    mutants: group.map(({ mutant }) => snippetView(mutant.code)),
  }))
  const corpus = views.flatMap(({ canonical, mutants }) => [canonical, ...mutants])
  const idfs = {
    tokens: idfOf(corpus.map(({ tokens }) => tokens)),
    words: idfOf(corpus.map(({ words }) => words)),
  }
  const wins = views.map(({ canonical, mutants }) =>
    blindWins(
      profileOf(canonical, idfs),
      mutants.map(view => profileOf(view, idfs)),
    ),
  )
  const names = BLIND_FEATURES.flatMap(name => [`least ${name}`, `most ${name}`])
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      wins.reduce((total, each) => total + (each[at] ?? 0), 0) / Math.max(1, wins.length),
    ]),
  )
}
