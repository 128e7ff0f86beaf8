import { MUTATION_TYPES } from '../schema/index.ts'
import type { Candidate, SelectionTask } from './candidate.ts'
import {
  BLIND_FEATURES,
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
  const views = ordered.map(viewsOf)
  const first = idfsOf(views.map(({ canonical }) => canonical))
  const groups = ordered.map(({ id, candidates }, at) => {
    const tilts = tiltsOf(views[at], first)
    return candidateGroups({ id, candidates, tilts }, { count, seed, prefer })
  })
  let choice: readonly number[] = ordered.map(() => 0)
  for (let pass = 0; pass < PASSES; pass += 1) {
    const idfs = currentIdfs(views, groups, choice)
    choice = descendOnce(
      views.map((view, at) => effectsOf(view, groups[at] ?? [], idfs)),
      choice,
    )
  }
  return new Map(ordered.map(({ id }, at) => [id, groups[at]?.[choice[at] ?? 0] ?? []]))
}

interface TaskViews {
  readonly canonical: SnippetView
  readonly mutants: ReadonlyMap<Candidate, SnippetView>
}

type Groups = readonly (readonly Candidate[])[]

function viewsOf({ canonical, candidates }: SelectionTask): TaskViews {
  return {
    canonical: snippetView(canonical),
    mutants: new Map(candidates.map(each => [each, snippetView(each.mutant.code)])),
  }
}

/** One filter for each end of each blind feature: who does not come before the canonical. */
function tiltsOf(
  views: TaskViews | undefined,
  idfs: Idfs,
): readonly ((candidate: Candidate) => boolean)[] {
  if (views === undefined) return []
  const canonical = profileOf(views.canonical, idfs)
  const wins = new Map<Candidate, readonly number[]>()
  for (const [each, view] of views.mutants)
    wins.set(each, blindWins(canonical, [profileOf(view, idfs)]))
  return BLIND_FEATURES.flatMap((_, feature) =>
    [0, 1].map(end => (each: Candidate) => (wins.get(each)?.[2 * feature + end] ?? 0) > 0),
  )
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
  return idfsOf(corpus)
}

function idfsOf(corpus: readonly SnippetView[]): Idfs {
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
    wins: blindWins(
      canonical,
      group.flatMap(each => profiles.get(each) ?? []),
    ).map(win => win - 1 / (1 + group.length)),
    types: MUTATION_TYPES.map(type => group.filter(({ mutant }) => mutant.type === type).length),
    penalty: groupPenalty(group),
  }))
}
