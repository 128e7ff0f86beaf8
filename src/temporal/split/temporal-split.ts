import { createHash } from 'node:crypto'
import { InputError, type GoldDataset, type GoldQuery } from '../../schema/index.ts'
import { definitionsOf } from '../../syntax/index.ts'
import { openRepository, type Repository } from '../git/repository.ts'
import { countDrops, DROP_REASONS, type DropCounts } from '../history/drop-reasons.ts'
import { assignSplits } from './holdout.ts'
import { linesOf, toRanges } from './line-gold.ts'
import type { CorpusScope, LeftOut } from './read-corpus.ts'
import { namingOf, symbolReader, type Naming } from './naming.ts'
import { readWindow, type Instance, type Window } from './read-window.ts'
import type { TemporalSplitOptions } from './split-options.ts'
import { CHARACTERS_BY_FOUR } from './token-counter.ts'

/** What a dataset was made of, and what was left out on the way. */
export interface TemporalFacts {
  readonly repository: string
  readonly epoch: string
  /** The day that the epoch was committed, UTC, `YYYY-MM-DD`. */
  readonly epochDate: string
  readonly since: string
  readonly until: string
  /** First-parent commits of the window. */
  readonly commits: number
  /** Tracked paths at the epoch, as `git ls-tree -r` lists them. */
  readonly tracked: number
  readonly scope: CorpusScope
  readonly characters: number
  readonly leftOut: LeftOut
  readonly drops: DropCounts
  readonly mature: number
  readonly greenfield: number
  /** Source files that instances edit and no retriever can find at the epoch. */
  readonly unreachable: {
    readonly created: number
    readonly later: number
    readonly instances: number
  }
  /** Gold files that stood under another path at the epoch. */
  readonly renamed: number
  readonly hunks: { readonly full: number; readonly partial: number; readonly lost: number }
  readonly tokens: string
  readonly maxFiles: number
  readonly renames: 'similar' | 'exact'
  /** Changed files of the work tree: no part of any searched tree. */
  readonly uncommitted: number
}

/** A gold dataset with the facts of its making. */
export interface TemporalDataset extends GoldDataset {
  readonly facts: TemporalFacts
}

/**
 * Returns the commits after an epoch as queries on the tree at that epoch. Commits whose change
 * already stands in that tree are left out and counted, so the corpus holds no answer.
 * @throws InputError on a shallow clone, an epoch that is no ancestor, an empty window, or a window
 * without instances
 *
 * @example
 * const dataset = await temporalSplit({ repository: '.', epoch: 'HEAD~400' })
 * describeRetrieval({ dataset, retriever: bm25() })
 */
export async function temporalSplit(options: TemporalSplitOptions): Promise<TemporalDataset> {
  const repository = await openRepository(options.repository, options.name)
  try {
    return await datasetOf(repository, await readWindow(repository, options), options)
  } finally {
    await repository.close()
  }
}

/** Turns a window into a dataset. */
export async function datasetOf(
  repository: Pick<Repository, 'name'>,
  window: Window,
  options: TemporalSplitOptions,
): Promise<TemporalDataset> {
  requireInstances(window, repository.name)
  const { name } = repository
  const splits = assignSplits(window.instances.length, options.holdout ?? 'time')
  const id = `${name}@${window.epoch.slice(0, 8)}`
  const naming = await namingsOf(window)
  const queries = window.instances
    .map((instance, at) =>
      queryOf(instance, {
        id,
        name,
        epoch: window.epoch,
        split: splits[at] ?? 'train',
        naming: naming[at] ?? 'none',
      }),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const corpus = window.corpus.entries
  return {
    kind: 'gold',
    id,
    sha256: createHash('sha256')
      .update(JSON.stringify([queries, corpus]))
      .digest('hex'),
    pool: 'repository',
    queries,
    corpus,
    facts: factsOf(name, window, options),
  }
}

/** How each query names its gold, which is searched as it stood at the epoch. */
async function namingsOf({ instances, corpus }: Window): Promise<readonly Naming[]> {
  const texts = new Map(corpus.entries.map(({ id, text }) => [id, text]))
  const namings: Naming[] = []
  const symbolsOf = symbolReader(definitionsOf)
  for (const { candidate } of instances) {
    const gold = candidate.gold.map(({ id }) => ({ id, text: texts.get(id) ?? '' }))
    namings.push(await namingOf(candidate.text, gold, symbolsOf))
  }
  return namings
}

interface QueryFacts {
  readonly id: string
  readonly name: string
  readonly epoch: string
  readonly split: 'train' | 'holdout'
  readonly naming: Naming
}

function queryOf({ candidate, lines, hunks }: Instance, of: QueryFacts): GoldQuery {
  const { commit, gold, created, later, text, language } = candidate
  const goldIds = [...new Set(gold.map(({ id }) => id))]
  const known = [...lines].map(([id, ranges]) => [id, toRanges(linesOf(ranges))] as const)
  return {
    id: `${of.id}/${commit.hash.slice(0, 12)}`,
    text,
    goldIds,
    ...(hunks.full + hunks.partial === 0 ? {} : { goldLines: Object.fromEntries(known) }),
    domain: of.name,
    language,
    strata: {
      split: of.split,
      kind: created.length + later.length > 0 ? 'greenfield' : 'mature',
      naming: of.naming,
    },
    repository: of.name,
    epoch: of.epoch,
    commit: commit.hash,
  }
}

function factsOf(name: string, window: Window, options: TemporalSplitOptions): TemporalFacts {
  const { instances, corpus, drops } = window
  const sum = (part: (instance: Instance) => number): number =>
    instances.reduce((total, instance) => total + part(instance), 0)
  const greenfield = sum(({ candidate }) => (isGreenfield(candidate) ? 1 : 0))
  return {
    repository: name,
    epoch: window.epoch,
    epochDate: window.epochDate,
    since: window.since,
    until: window.until,
    commits: window.commits,
    tracked: corpus.tracked,
    scope: options.scope ?? 'code',
    characters: corpus.entries.reduce((total, { text }) => total + text.length, 0),
    leftOut: corpus.leftOut,
    drops: countDrops(drops),
    mature: instances.length - greenfield,
    greenfield,
    unreachable: {
      created: sum(({ candidate }) => candidate.created.length),
      later: sum(({ candidate }) => candidate.later.length),
      instances: greenfield,
    },
    renamed: sum(
      ({ candidate }) => candidate.gold.filter(({ id, change }) => id !== change.oldPath).length,
    ),
    hunks: {
      full: sum(({ hunks }) => hunks.full),
      partial: sum(({ hunks }) => hunks.partial),
      lost: sum(({ hunks }) => hunks.lost),
    },
    tokens: (options.tokens ?? CHARACTERS_BY_FOUR).name,
    maxFiles: window.maxFiles,
    renames: window.renames,
    uncommitted: window.uncommitted,
  }
}

function isGreenfield({ created, later }: Instance['candidate']): boolean {
  return created.length + later.length > 0
}

function requireInstances(window: Window, name: string): void {
  if (window.instances.length > 0) return
  const counts = countDrops(window.drops)
  const reasons = DROP_REASONS.filter(reason => counts[reason] > 0).map(
    reason => `${counts[reason]} ${reason}`,
  )
  throw new InputError(
    `A window must hold at least one commit that edits source files which the epoch holds, but the ` +
      `${window.commits} commits of ${name} since ${window.since.slice(0, 8)} hold none ` +
      `(${reasons.join(', ')}). Choose an epoch farther back, another language or a larger maxFiles.`,
  )
}
