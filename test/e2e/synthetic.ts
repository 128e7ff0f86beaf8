import type { Oracle } from '../../src/evaluation/index.ts'
import type { Retriever, ScoredId } from '../../src/retrievers/retriever.ts'
import type { CorpusEntry, ExecutionDataset, ExecutionQuery } from '../../src/schema/index.ts'

const BUG_TYPES = ['off_by_one', 'wrong_operator', 'swap_arguments', 'wrong_comparison']

/** A dataset of `count` queries, each with a canonical and four mutants. No Python is needed. */
export function syntheticDataset(count: number): ExecutionDataset {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  return {
    kind: 'execution',
    id: 'synthetic',
    sha256: count.toString(16).padStart(64, '0'),
    pool: 'base',
    queries: numbers.map(queryOf),
    corpus: numbers.flatMap(groupOf),
  }
}

/** Judges by role: the canonical passes, every mutant fails its second test. */
export const roleOracle: Oracle = {
  judge: async (query, entries) =>
    entries.map(entry => {
      const passes = entry.role === 'canonical' && entry.queryId === query.id
      const labels = passes ? ['pass', 'pass'] : ['pass', 'FAIL']
      return { kind: 'execution', passes, source: 'cache', level: 'lock', labels }
    }),
  close: async () => {},
}

/**
 * A retriever whose own snippets come first. `isHit(queryNumber)` decides whether the canonical or
 * a mutant leads; scores are exact and distinct.
 */
export function scripted(
  name: string,
  dataset: ExecutionDataset,
  isHit: (queryNumber: number) => boolean,
): Retriever {
  const numberOf = new Map(dataset.queries.map((query, at) => [query.text, at + 1]))
  const scoreOf = (query: string, entry: CorpusEntry, at: number): number => {
    const number = numberOf.get(query) ?? 0
    if (entry.queryId !== idOf('q', number)) return -at / dataset.corpus.length
    const rank = Number(entry.id.slice(-1))
    return entry.role === 'canonical' ? (isHit(number) ? 10 : 7.5) : 9 - rank
  }
  const ranking = (query: string): readonly ScoredId[] =>
    dataset.corpus
      .map((entry, at) => ({ id: entry.id, score: scoreOf(query, entry, at) }))
      .sort((a, b) => b.score - a.score)
  return {
    name,
    epsilon: 0,
    index: async () => {},
    search: async (query, k) => ranking(query).slice(0, k),
    score: async (query, ids) => ranking(query).filter(hit => ids.includes(hit.id)),
  }
}

function queryOf(number: number): ExecutionQuery {
  return {
    id: idOf('q', number),
    text: `Do the thing number ${number}.`,
    tests: ['assert f(1) == 1', 'assert f(2) == 4'],
    canonicalIds: [`c_${pad(number)}_0`],
    equivalentIds: [],
    distractorIds: [1, 2, 3, 4].map(rank => `c_${pad(number)}_${rank}`),
    functionName: 'f',
    domain: number % 2 === 0 ? 'geometry' : 'collections',
    language: 'python',
  }
}

function groupOf(number: number): readonly CorpusEntry[] {
  const queryId = idOf('q', number)
  const canonical: CorpusEntry = {
    id: `c_${pad(number)}_0`,
    text: `def f(x):\n    # ${number}\n    if x > 0:\n        return x * x\n    return 0\n`,
    role: 'canonical',
    queryId,
  }
  const mutants = BUG_TYPES.map((bugType, at): CorpusEntry => ({
    id: `c_${pad(number)}_${at + 1}`,
    text: canonical.text.replace('x > 0', `x > ${at + 1}`),
    role: 'distractor',
    bugType,
    queryId,
  }))
  return [canonical, ...mutants]
}

function idOf(prefix: string, number: number): string {
  return `${prefix}_${pad(number)}`
}

function pad(number: number): string {
  return String(number).padStart(4, '0')
}
