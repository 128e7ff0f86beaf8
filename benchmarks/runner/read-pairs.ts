import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ExecutionPair } from '../../src/schema/index.ts'

const Task = z.looseObject({
  id: z.string(),
  canonical: z.string(),
  tests: z.array(z.string()),
  distractors: z.array(z.looseObject({ code: z.string() })).optional(),
})

const FILES = ['humaneval.jsonl', 'mbpp-odd.jsonl', 'quixbugs.jsonl']

/** A pair of a public task set and whether it is the correct solution. */
export interface PublicPair extends ExecutionPair {
  readonly isCanonical: boolean
}

/** Reads the pairs of the public task sets in a folder; undefined when the folder holds none. */
export function readPublicPairs(folder: string): readonly PublicPair[] | undefined {
  const files = FILES.map(name => join(folder, name)).filter(path => existsSync(path))
  if (files.length === 0) return undefined
  return files.flatMap(path => readLines(path).flatMap(line => pairsOf(Task.parse(line))))
}

function pairsOf({ id, canonical, tests, distractors = [] }: z.infer<typeof Task>): PublicPair[] {
  return [
    { id, code: canonical, tests, isCanonical: true },
    ...distractors.map(({ code }, at) => ({ id: `${id}#${at}`, code, tests, isCanonical: false })),
  ]
}

const CorpusRow = z.looseObject({ corpus_id: z.string(), code: z.string() })
const QueryRow = z.looseObject({
  query_id: z.string(),
  test_suite: z.array(z.string()),
  correct_corpus_ids: z.array(z.string()),
  paired_distractor_corpus_ids: z.array(z.string()),
})

/** A snippet with the suite of a query, its own or a foreign one. */
export type AuditPair = ExecutionPair & { readonly queryId: string }

/** What an audit runs. */
export interface AuditPlan {
  readonly canonicals: readonly AuditPair[]
  /** Pairs with the query whose suite they run, own snippets first. */
  readonly pairs: readonly AuditPair[]
}

/** Plans `count` pairs: every snippet with its own suite, then with others in a fixed stride. */
export function planAudit(folder: string, count: number): AuditPlan {
  const corpus = readLines(join(folder, 'corpus.jsonl')).map(row => CorpusRow.parse(row))
  const queries = readLines(join(folder, 'queries.jsonl')).map(row => QueryRow.parse(row))
  const code = new Map(corpus.map(row => [row.corpus_id, row.code]))
  const pair = (id: string, query: z.infer<typeof QueryRow>) => ({
    id: `${id} ${query.query_id}`,
    code: code.get(id) ?? '',
    tests: query.test_suite,
    queryId: query.query_id,
  })
  const canonicals = queries.map(query => pair(query.correct_corpus_ids[0] ?? '', query))
  const own = queries.flatMap(query =>
    [...query.correct_corpus_ids, ...query.paired_distractor_corpus_ids].map(id => pair(id, query)),
  )
  const foreign: AuditPair[] = []
  for (let step = 1; own.length + foreign.length < count && step < queries.length; step += 1) {
    for (const [at, query] of queries.entries()) {
      const other = queries[(at + step) % queries.length]
      foreign.push(...(other?.correct_corpus_ids ?? []).map(id => pair(id, query)))
      foreign.push(...(other?.paired_distractor_corpus_ids ?? []).map(id => pair(id, query)))
    }
  }
  return { canonicals, pairs: [...own, ...foreign].slice(0, count) }
}

function readLines(path: string): readonly unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
}
