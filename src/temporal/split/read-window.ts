import { InputError, type LineRange } from '../../schema/index.ts'
import { sameChangeIn } from '../audit/same-change.ts'
import { standingLines } from '../audit/standing-lines.ts'
import { diffBlobs, type BlobDiffs, type BlobPair } from '../git/diff-blobs.ts'
import { readBlobs } from '../git/read-blobs.ts'
import { readChain } from '../git/read-chain.ts'
import type { Log } from '../git/read-log.ts'
import type { Repository } from '../git/repository.ts'
import { candidateOf, type Candidate, type GoldFile } from '../history/candidate.ts'
import type { DropReason } from '../history/drop-reasons.ts'
import { followRenames } from '../history/follow-renames.ts'
import { mapHunk } from './line-gold.ts'
import { readCorpus, type TreeCorpus } from './read-corpus.ts'
import type { TemporalSplitOptions } from './split-options.ts'
import { CHARACTERS_BY_FOUR } from './token-counter.ts'

/** A candidate with the lines of the epoch that its commit changed. */
export interface Instance {
  readonly candidate: Candidate
  /** Gold file → lines at the epoch. */
  readonly lines: ReadonlyMap<string, readonly LineRange[]>
  readonly hunks: { readonly full: number; readonly partial: number; readonly lost: number }
  /** Why the searched tree already holds the change; undefined when it does not. */
  readonly leak: Leak | undefined
}

/** How a searched tree holds the change of an instance. */
export type Leak =
  | { readonly kind: 'ancestor' | 'same patch'; readonly commit: string }
  | { readonly kind: 'standing lines'; readonly share: number }

/** Everything that is read of a history. */
export interface Window {
  readonly epoch: string
  /** The day that the epoch was committed, UTC, `YYYY-MM-DD`. */
  readonly epochDate: string
  readonly since: string
  readonly until: string
  readonly commits: number
  readonly maxFiles: number
  readonly corpus: TreeCorpus
  /** Oldest first. */
  readonly instances: readonly Instance[]
  /** Candidates whose change the searched tree already holds. */
  readonly leaked: readonly Instance[]
  /** One per commit that is no instance. */
  readonly drops: readonly DropReason[]
  readonly renames: Log['renames']
  /** Changed files of the work tree: no part of any searched tree. */
  readonly uncommitted: number
}

const MAX_FILES = 15
const MIN_TERMS = 3
const LEAKED_SHARE = 0.5

/**
 * Reads the window of a history: the corpus at the epoch and the instances after it.
 * @throws InputError when the epoch is no ancestor or the window is empty
 */
export async function readWindow(
  repository: Repository,
  options: TemporalSplitOptions,
): Promise<Window> {
  const chain = await readChain(repository, options)
  const { scope = 'code', tokens = CHARACTERS_BY_FOUR, maxFiles = MAX_FILES } = options
  const corpus = await readCorpus(repository, chain.epoch, { scope, tokens })
  requireCorpus(corpus, repository)
  const lineage = followRenames(corpus.oids.keys(), chain.all)
  const epoch = { lineage, holds: (path: string) => corpus.oids.has(path) }
  const rules = { language: options.language, maxFiles, minTerms: options.minTerms ?? MIN_TERMS }
  const judged = chain.window.map(commit => candidateOf(commit, epoch, rules))
  const candidates = judged.filter(each => typeof each !== 'string')
  const instances = await instancesOf(repository, { candidates, corpus, epoch: chain.epoch })
  const leaked = instances.filter(({ leak }) => leak !== undefined)
  return {
    epoch: chain.epoch,
    since: chain.since,
    until: chain.until,
    commits: chain.window.length,
    maxFiles,
    corpus,
    instances: instances.filter(({ leak }) => leak === undefined),
    leaked,
    drops: [
      ...judged.filter(each => typeof each === 'string'),
      ...leaked.map((): DropReason => 'already in the epoch'),
    ],
    renames: chain.renames,
    uncommitted: await repository.uncommitted(),
    epochDate: await dateOf(repository, chain.epoch),
  }
}

/** The day of a commit in UTC, `YYYY-MM-DD`. */
async function dateOf(repository: Repository, commit: string): Promise<string> {
  const seconds = Number(await repository.read(['show', '-s', '--format=%ct', commit]))
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

interface Searched {
  readonly candidates: readonly Candidate[]
  readonly corpus: TreeCorpus
  readonly epoch: string
}

/** Compares every candidate's versions of its gold files, in two processes for all of them. */
async function instancesOf(
  repository: Repository,
  { candidates, corpus, epoch }: Searched,
): Promise<readonly Instance[]> {
  const files = candidates.flatMap(({ gold }) => gold)
  const versions = files.flatMap(({ change }) => [change.oldOid, change.oid])
  const there = await readBlobs(
    repository,
    versions.filter(oid => oid !== undefined),
  )
  // The epoch's version was read with the corpus; the two others may be missing.
  const isThere = (oid: string | undefined): boolean => oid === undefined || there.has(oid)
  const pairs = files.flatMap(file =>
    isThere(file.change.oldOid)
      ? [driftPair(file, corpus), ...(isThere(file.change.oid) ? [changePair(file)] : [])]
      : [],
  )
  const diffs = await diffBlobs(repository, pairs)
  const twins = await sameChangeIn(
    repository,
    epoch,
    candidates.map(({ commit }) => commit),
  )
  const texts = new Map(corpus.entries.map(({ id, text }) => [id, text]))
  return candidates.map(candidate => ({
    candidate,
    ...lineGold(candidate, diffs, corpus),
    leak: leakOf(candidate, { diffs, texts, twin: twins.get(candidate.commit.hash) }),
  }))
}

function changePair({ change }: GoldFile): BlobPair {
  return { before: change.oldOid, after: change.oid }
}

function driftPair({ id, change }: GoldFile, corpus: TreeCorpus): BlobPair {
  return { before: corpus.oids.get(id), after: change.oldOid }
}

function lineGold(
  { gold }: Candidate,
  diffs: BlobDiffs,
  corpus: TreeCorpus,
): Pick<Instance, 'lines' | 'hunks'> {
  const lines = new Map<string, readonly LineRange[]>()
  const hunks = { full: 0, partial: 0, lost: 0 }
  for (const file of gold) {
    const drift = diffs.of(driftPair(file, corpus))
    const mapped = diffs.of(changePair(file)).map(hunk => mapHunk(hunk, drift))
    for (const { fate } of mapped) hunks[fate] += 1
    const found = mapped.flatMap(each => each.lines)
    if (found.length > 0) lines.set(file.id, [...(lines.get(file.id) ?? []), ...found])
  }
  return { lines, hunks }
}

/** Contaminated iff the change is in the searched history, or half of its added lines stand there. */
function leakOf(
  { gold, commit }: Candidate,
  known: {
    readonly diffs: BlobDiffs
    readonly texts: ReadonlyMap<string, string>
    readonly twin: string | undefined
  },
): Leak | undefined {
  const { twin } = known
  if (twin !== undefined) {
    return { kind: twin === commit.hash ? 'ancestor' : 'same patch', commit: twin }
  }
  const counts = gold.map(file => {
    const hunks = known.diffs.of(changePair(file))
    return standingLines(hunks, known.texts.get(file.id) ?? '')
  })
  const added = counts.reduce((sum, count) => sum + count.added, 0)
  const standing = counts.reduce((sum, count) => sum + count.standing, 0)
  const share = added === 0 ? 0 : standing / added
  return share >= LEAKED_SHARE ? { kind: 'standing lines', share } : undefined
}

function requireCorpus({ entries, leftOut }: TreeCorpus, { path }: Repository): void {
  if (entries.length > 0 && leftOut.missing <= entries.length) return
  const reason =
    leftOut.missing > 0
      ? `${leftOut.missing} of its files are missing: it is a partial clone. ` +
        'Fetch them with "git fetch --refetch --no-filter"'
      : 'none of its files are in the scope. Choose scope "text"'
  throw new InputError(`The tree at the epoch must hold files to search, but of ${path} ${reason}.`)
}
