import { z } from 'zod'
import type { ReleasedBundle } from '../formats/index.ts'
import {
  InputError,
  type BundleCorpusRow,
  type BundleQueryRow,
  type CorpusEntry,
  type ExecutionQuery,
  type SnippetRole,
} from '../schema/index.ts'
import { compareText } from './compare-text.ts'
import { functionNameOf } from './function-name-of.ts'

/** The queries and the corpus that a bundle's rows describe, each sorted by id. */
export interface JoinedBundle {
  readonly queries: readonly ExecutionQuery[]
  readonly corpus: readonly CorpusEntry[]
}

interface Owner {
  readonly queryId: string
  readonly role: SnippetRole
}

// Our own addition to the released schema: which of the correct snippets are rewrites.
const EquivalentIds = z.array(z.string()).optional()

/**
 * Joins the rows of a bundle and checks that they belong together.
 * @throws InputError on duplicate ids, ids that lead nowhere, a query without canonical, a snippet
 * without query and a label that contradicts the query's lists
 */
export function joinBundle(bundle: ReleasedBundle): JoinedBundle {
  if (bundle.queries.length === 0) {
    throw new InputError('A dataset must hold at least one query, but queries.jsonl is empty.')
  }
  const rows = uniqueBy(bundle.corpus, row => row.corpus_id, 'corpus.jsonl: corpus_id')
  uniqueBy(bundle.queries, row => row.query_id, 'queries.jsonl: query_id')
  const queries = bundle.queries.map(row => queryOf(row, rows))
  const owners = ownersOf(queries)
  const descriptions = new Map(
    bundle.distractors.map(row => [row.corpus_id, row.bug_description ?? undefined]),
  )
  const corpus = bundle.corpus.map(row =>
    entryOf(row, owners.get(row.corpus_id), descriptions.get(row.corpus_id)),
  )
  return {
    queries: queries.toSorted((a, b) => compareText(a.id, b.id)),
    corpus: corpus.toSorted((a, b) => compareText(a.id, b.id)),
  }
}

function uniqueBy<T>(
  rows: readonly T[],
  idOf: (row: T) => string,
  where: string,
): ReadonlyMap<string, T> {
  const byId = new Map<string, T>()
  for (const row of rows) {
    if (byId.has(idOf(row))) {
      throw new InputError(
        `${where} must be unique, but "${idOf(row)}" occurs twice. Remove one of the rows.`,
      )
    }
    byId.set(idOf(row), row)
  }
  return byId
}

function queryOf(
  row: BundleQueryRow,
  corpus: ReadonlyMap<string, BundleCorpusRow>,
): ExecutionQuery {
  const equivalents = EquivalentIds.parse(row['equivalent_corpus_ids']) ?? []
  const canonicalIds = row.correct_corpus_ids.filter(id => !equivalents.includes(id))
  const [first] = canonicalIds
  if (first === undefined) {
    throw new InputError(
      `Query ${row.query_id} must list its canonical in correct_corpus_ids, but that list is ` +
        'empty. Add the id, or remove the query.',
    )
  }
  for (const id of [...row.correct_corpus_ids, ...row.paired_distractor_corpus_ids]) {
    if (!corpus.has(id)) throw dangling(row.query_id, id)
  }
  return {
    id: row.query_id,
    text: row.query,
    tests: row.test_suite,
    canonicalIds,
    equivalentIds: equivalents,
    distractorIds: row.paired_distractor_corpus_ids,
    functionName: row.function_name ?? functionNameOf(corpus.get(first)?.code ?? '', row),
    domain: row.domain ?? domainOf(row.entry_id),
    language: row.language ?? 'python',
  }
}

function dangling(queryId: string, id: string): InputError {
  return new InputError(
    `Query ${queryId} must list snippets of corpus.jsonl, but "${id}" is missing there. Add the ` +
      'row, or remove the id.',
  )
}

/** The paper's entries are named exec_<domain>_<number>. */
function domainOf(entryId: string): string {
  return /^exec_(.+)_\d+$/.exec(entryId)?.[1] ?? 'unknown'
}

function ownersOf(queries: readonly ExecutionQuery[]): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>()
  for (const query of queries) {
    const lists: readonly (readonly [SnippetRole, readonly string[]])[] = [
      ['canonical', query.canonicalIds],
      ['equivalent', query.equivalentIds],
      ['distractor', query.distractorIds],
    ]
    for (const [role, ids] of lists) {
      for (const id of ids) claim(owners, id, { queryId: query.id, role })
    }
  }
  return owners
}

function claim(owners: Map<string, Owner>, id: string, owner: Owner): void {
  const before = owners.get(id)
  if (before !== undefined) {
    throw new InputError(
      `Snippet "${id}" must belong to one query once, but ${before.queryId} lists it as ` +
        `${before.role} and ${owner.queryId} as ${owner.role}. Remove one of them.`,
    )
  }
  owners.set(id, owner)
}

function entryOf(
  row: BundleCorpusRow,
  owner: Owner | undefined,
  description: string | undefined,
): CorpusEntry {
  if (owner === undefined) {
    throw new InputError(
      `Snippet "${row.corpus_id}" must belong to a query, but none lists it. Add it to its query, ` +
        'or remove the row.',
    )
  }
  const isDistractor = owner.role === 'distractor'
  if ((row.label === 'incorrect') !== isDistractor) {
    throw new InputError(
      `Snippet "${row.corpus_id}" must be labelled as query ${owner.queryId} lists it ` +
        `(${owner.role}), but its label is "${row.label}". Correct one of the two.`,
    )
  }
  return {
    id: row.corpus_id,
    text: row.code,
    ...(row.shown === undefined ? {} : { shown: row.shown }),
    role: owner.role,
    ...(typeof row.bug_type === 'string' ? { bugType: row.bug_type } : {}),
    ...(description === undefined ? {} : { bugDescription: description }),
    queryId: owner.queryId,
  }
}
