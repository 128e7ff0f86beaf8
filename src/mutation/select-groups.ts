import {
  blindWins,
  idfOf,
  profileOf,
  snippetView,
  type Idfs,
  type SnippetView,
} from './selection/blind-features.ts'
import { descendOnce, type GroupEffect } from './selection/coordinate-descent.ts'

const PASSES = 3 // dataset-format: three passes of coordinate descent
const PREFERENCE = 0.02 // of a step down the list: it decides between equals only

/** A task with the groups of wrong snippets that it may get. */
export interface GroupTask {
  readonly id: string
  readonly canonical: string
  /** Texts beside the canonical, the preferred group first; at least one group. */
  readonly groups: readonly (readonly string[])[]
}

/**
 * Chooses one group for each task so that, over all tasks, sorting a group by length, tokens,
 * alphabet or idf finds the canonical as often as chance does. The choice for one task depends on
 * the others. Returns positions in `groups`, the same for any order of tasks.
 */
export function selectGroups(tasks: readonly GroupTask[]): ReadonlyMap<string, number> {
  const ordered = tasks.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const views = ordered.map(({ canonical, groups }) => ({
    canonical: snippetView(canonical),
    groups: groups.map(group => group.map(snippetView)),
  }))
  let choice: readonly number[] = ordered.map(() => 0)
  for (let pass = 0; pass < PASSES; pass += 1) {
    const idfs = idfsOf(views, choice)
    choice = descendOnce(
      views.map(view => effectsOf(view, idfs)),
      choice,
    )
  }
  return new Map(ordered.map(({ id }, at) => [id, choice[at] ?? 0]))
}

interface Views {
  readonly canonical: SnippetView
  readonly groups: readonly (readonly SnippetView[])[]
}

/** The idf of the corpus that the present choice makes. */
function idfsOf(views: readonly Views[], choice: readonly number[]): Idfs {
  const corpus = views.flatMap(({ canonical, groups }, at) => [
    canonical,
    ...(groups[choice[at] ?? 0] ?? []),
  ])
  return {
    tokens: idfOf(corpus.map(({ tokens }) => tokens)),
    words: idfOf(corpus.map(({ words }) => words)),
  }
}

function effectsOf({ canonical, groups }: Views, idfs: Idfs): readonly GroupEffect[] {
  const own = profileOf(canonical, idfs)
  return groups.map((group, at) => ({
    wins: blindWins(
      own,
      group.map(view => profileOf(view, idfs)),
    ).map(win => win - 1 / (1 + group.length)),
    types: [],
    penalty: PREFERENCE * (at / groups.length),
  }))
}
