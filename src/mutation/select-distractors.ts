import { MUTATION_TYPES } from '../schema/index.ts'
import type { Candidate, SelectionTask } from './candidate.ts'
import {
  blindWins,
  idfOf,
  profileOf,
  snippetView,
  type Idfs,
  type Profile,
  type SnippetView,
} from './selection/blind-features.ts'
import { candidateGroups } from './selection/candidate-groups.ts'
import { descendOnce, type GroupEffect } from './selection/coordinate-descent.ts'
import { groupPenalty } from './selection/group-penalty.ts'

const PASSES = 3 // dataset-format: three passes of coordinate descent

/** Options of `selectDistractors`. */
export interface SelectionOptions {
  /** Distractors of a task; 4 when left out. A task with fewer candidates gets all of them. */
  readonly count?: 4
  readonly seed: number
  readonly prefer?: 'type-balance' | 'small-edit'
}

/**
 * Chooses each task's distractors so that, over all tasks, sorting a group by length, tokens,
 * alphabet or idf finds the canonical as often as chance does. The choice for one task depends on
 * the others: freeze the result. Equal tasks and seed give an equal choice, in any order of tasks.
 */
export function selectDistractors(
  tasks: readonly SelectionTask[],
  options: SelectionOptions,
): ReadonlyMap<string, readonly Candidate[]> {
  const { count = 4, seed, prefer = 'type-balance' } = options
  const ordered = tasks.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const groups = ordered.map(task => candidateGroups(task, { count, seed, prefer }))
  const views = ordered.map((task, at) => viewsOf(task, groups[at] ?? []))
  let choice: readonly number[] = ordered.map(() => 0)
  for (let pass = 0; pass < PASSES; pass += 1) {
    const idfs = currentIdfs(views, groups, choice)
    choice = descendOnce(views.map((view, at) => effectsOf(view, groups[at] ?? [], idfs)), choice)
  }
  return new Map(ordered.map(({ id }, at) => [id, groups[at]?.[choice[at] ?? 0] ?? []]))
}

interface TaskViews {
  readonly canonical: SnippetView
  readonly mutants: ReadonlyMap<Candidate, SnippetView>
}

type Groups = readonly (readonly Candidate[])[]

function viewsOf(task: SelectionTask, groups: Groups): TaskViews {
  const used = new Set(groups.flat())
  return {
    canonical: snippetView(task.canonical),
    mutants: new Map([...used].map(each => [each, snippetView(each.mutant.code)])),
  }
}

/** The idf of the corpus that the present choice makes. */
function currentIdfs(
  views: readonly TaskViews[],
  groups: readonly Groups[],
  choice: readonly number[],
): Idfs {
  const corpus = views.flatMap(({ canonical, mutants }, at) => {
    const chosen = groups[at]?.[choice[at] ?? 0] ?? []
    return [canonical, ...chosen.flatMap(each => mutants.get(each) ?? [])]
  })
  return {
    tokens: idfOf(corpus.map(({ tokens }) => tokens)),
    words: idfOf(corpus.map(({ words }) => words)),
  }
}

function effectsOf(views: TaskViews, groups: Groups, idfs: Idfs): readonly GroupEffect[] {
  const canonical = profileOf(views.canonical, idfs)
  const profiles = new Map<Candidate, Profile>()
  for (const [candidate, view] of views.mutants) profiles.set(candidate, profileOf(view, idfs))
  return groups.map(group => ({
    wins: blindWins(canonical, group.flatMap(each => profiles.get(each) ?? [])).map(
      win => win - 1 / (1 + group.length),
    ),
    types: MUTATION_TYPES.map(type => group.filter(({ mutant }) => mutant.type === type).length),
    penalty: groupPenalty(group),
  }))
}
