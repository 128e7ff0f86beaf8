import type { GoldDataset } from '../../schema/index.ts'
import { languageOf } from '../../project-tests/index.ts'
import { decodeText, isBinary } from '../git/decode-bytes.ts'
import { diffBlobs, type BlobPair } from '../git/diff-blobs.ts'
import { readBlobs } from '../git/read-blobs.ts'
import { readChain, type Chain } from '../git/read-chain.ts'
import { openRepository, type Repository } from '../git/repository.ts'
import { CHARACTERS_BY_FOUR } from '../split/token-counter.ts'
import { readCorpus } from '../split/read-corpus.ts'
import type { Naming } from '../split/naming.ts'
import { readWindow, type Instance, type Window } from '../split/read-window.ts'
import type { TemporalSplitOptions } from '../split/split-options.ts'
import { datasetOf, type TemporalDataset } from '../split/temporal-split.ts'
import { decomposeLeak, type LeakDecomposition, type TreeArm } from './decompose-leak.ts'
import { sameChangeIn } from './same-change.ts'
import { vocabularyOverlap, type VocabularyRow } from './vocabulary.ts'
import { walkTrees } from './walk-trees.ts'

/** What is audited. */
export interface AuditOptions extends TemporalSplitOptions {
  /** The revision whose tree is searched, when it is another one than the epoch. */
  readonly corpus?: string | undefined
  /** Arms that the causal decomposition asks. */
  readonly arms: readonly TreeArm<unknown>[]
}

/** What an audit found. */
export interface RepositoryAudit {
  readonly dataset: TemporalDataset
  /** The same queries on the last tree of the window, with gold at its path there. */
  readonly contaminated: GoldDataset
  readonly searched: string
  /** Instances whose change the searched tree holds. */
  readonly leaks: readonly {
    readonly commit: string
    readonly subject: string
    readonly reason: string
  }[]
  readonly vocabulary: readonly VocabularyRow[]
  /** Queries that name a gold file, and those that name only something it defines. */
  readonly naming: { readonly path: number; readonly symbol: number }
  readonly created: {
    readonly files: number
    readonly goldFiles: number
    readonly instances: number
    readonly of: number
  }
  readonly decomposition: readonly LeakDecomposition[]
}

/** Measures what a repository's history would give away, and whether the searched tree does. */
export async function auditRepository(options: AuditOptions): Promise<RepositoryAudit> {
  const repository = await openRepository(options.repository, options.name)
  try {
    return await audit(repository, options)
  } finally {
    await repository.close()
  }
}

async function audit(repository: Repository, options: AuditOptions): Promise<RepositoryAudit> {
  const window = await readWindow(repository, options)
  const dataset = await datasetOf(repository, window, options)
  const chain = await readChain(repository, options)
  const searched =
    options.corpus === undefined
      ? window.epoch
      : await repository.resolve(options.corpus, 'The searched tree')
  const commits = window.instances.map(({ candidate }) => candidate.commit)
  const twins = await sameChangeIn(repository, searched, commits)
  const cases = await vocabularyCases(repository, window.instances)
  const created = window.instances.map(({ candidate }) => candidate.created.length)
  return {
    dataset,
    contaminated: await contaminatedDataset(repository, { window, dataset, chain, options }),
    searched,
    leaks: commits.flatMap(({ hash, subject }) => {
      const twin = twins.get(hash)
      if (twin === undefined) return []
      return [
        {
          commit: hash,
          subject,
          reason:
            twin === hash ? 'is an ancestor of the searched tree' : `has the patch of ${twin}`,
        },
      ]
    }),
    vocabulary: vocabularyOverlap(cases, dataset.corpus),
    naming: { path: namedBy(dataset, 'path'), symbol: namedBy(dataset, 'symbol') },
    created: {
      files: created.reduce((sum, count) => sum + count, 0),
      goldFiles: window.instances.reduce(
        (sum, { candidate: { gold, created: made, later } }) =>
          sum + gold.length + made.length + later.length,
        0,
      ),
      instances: created.filter(count => count > 0).length,
      of: window.instances.length,
    },
    decomposition: await decompositions(repository, window, chain, options),
  }
}

function namedBy({ queries }: TemporalDataset, naming: Naming): number {
  return queries.filter(({ strata }) => strata?.['naming'] === naming).length
}

async function vocabularyCases(
  repository: Repository,
  instances: readonly Instance[],
): Promise<
  readonly { text: string; added: { all: readonly string[]; gold: readonly string[] } }[]
> {
  const changes = instances
    .flatMap(({ candidate }) => candidate.commit.changes)
    .filter(({ kind }) => kind === 'file')
  const oids = changes.flatMap(({ oldOid, oid }) => [oldOid, oid]).filter(oid => oid !== undefined)
  const blobs = await readBlobs(repository, oids)
  const isText = (oid: string | undefined): boolean => {
    if (oid === undefined) return true
    const bytes = blobs.get(oid)
    return bytes !== undefined && !isBinary(bytes)
  }
  const pairOf = ({ oldOid, oid }: (typeof changes)[number]): BlobPair => ({
    before: oldOid,
    after: oid,
  })
  const usable = changes.filter(({ oldOid, oid }) => isText(oldOid) && isText(oid))
  const diffs = await diffBlobs(repository, usable.map(pairOf))
  const addedBy = (list: typeof changes): readonly string[] =>
    list.flatMap(change => diffs.of(pairOf(change)).flatMap(({ added }) => added))
  return instances.map(({ candidate: { text, gold, commit } }) => ({
    text,
    added: {
      all: addedBy(commit.changes.filter(({ kind }) => kind === 'file')),
      gold: addedBy(gold.map(({ change }) => change)),
    },
  }))
}

async function decompositions(
  repository: Repository,
  window: Window,
  chain: Chain,
  { arms, scope = 'code' }: AuditOptions,
): Promise<readonly LeakDecomposition[]> {
  if (arms.length === 0) return []
  const isInScope = (path: string): boolean => scope === 'text' || languageOf(path) !== undefined
  const oids = chain.all.flatMap(({ changes }) =>
    changes.filter(({ path }) => isInScope(path)).flatMap(({ oid }) => oid ?? []),
  )
  const texts = new Map(
    window.corpus.entries.map(({ id, text }) => [window.corpus.oids.get(id) ?? '', text]),
  )
  for (const [oid, bytes] of await readBlobs(repository, oids)) {
    if (!texts.has(oid) && !isBinary(bytes) && bytes.length > 0) texts.set(oid, decodeText(bytes))
  }
  const input = {
    epoch: window.corpus.oids,
    chain: chain.all,
    instances: window.instances,
    textOf: (oid: string) => texts.get(oid),
    isInScope,
  }
  return arms.map(arm => decomposeLeak(arm, input))
}

/** The contaminated design: gold from a history, searched in its last tree. */
async function contaminatedDataset(
  repository: Repository,
  {
    window,
    dataset,
    chain,
    options,
  }: {
    readonly window: Window
    readonly dataset: TemporalDataset
    readonly chain: Chain
    readonly options: AuditOptions
  },
): Promise<GoldDataset> {
  const { scope = 'code', tokens = CHARACTERS_BY_FOUR } = options
  const corpus = await readCorpus(repository, window.until, { scope, tokens })
  const { pathOf } = walkTrees(
    window.corpus.oids,
    chain.all,
    () => true,
    () => {},
  )
  // Lines of the epoch say nothing of the last tree.
  const queries = dataset.queries.flatMap(query => {
    const goldIds = query.goldIds
      .map(id => pathOf.get(id) ?? '')
      .filter(id => corpus.oids.has(id))
      .sort()
    return goldIds.length === 0 ? [] : [{ ...query, goldIds, goldLines: undefined }]
  })
  return { ...dataset, id: `${dataset.id}, contaminated`, queries, corpus: corpus.entries }
}
