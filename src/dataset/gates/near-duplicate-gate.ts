import { codeTokens } from '../blind/blind-rankers.ts'
import type { TaskSource } from '../source/task-source.ts'
import type { Finding, Gate } from './gate.ts'

const SAME_CODE = 0.8 // token-bigram Jaccard
const SAME_QUERY = 0.7 // word Jaccard

/** Gate 10: no two tasks have nearly the same code or nearly the same query. */
export const nearDuplicateGate: Gate = {
  id: 10,
  name: 'near duplicates',
  judge: ({ tasks }) => {
    const sources = tasks.flatMap(({ task }) => (task === undefined ? [] : [task]))
    const code = nearest(sources, task => bigrams(codeTokens(withoutNames(task))))
    const query = nearest(sources, task => new Set(queryWords(task.query)))
    return {
      checked: (sources.length * (sources.length - 1)) / 2,
      findings: [
        ...tooNear(code.pairs, SAME_CODE, 'code'),
        ...tooNear(query.pairs, SAME_QUERY, 'query'),
      ],
      measures: {
        'highest similarity of code': code.highest.toFixed(3),
        'highest similarity of queries': query.highest.toFixed(3),
      },
    }
  },
}

interface Pair {
  readonly a: string
  readonly b: string
  readonly similarity: number
}

/** Returns all pairs above one half, and the highest similarity of all. */
function nearest(
  tasks: readonly TaskSource[],
  featuresOf: (task: TaskSource) => ReadonlySet<string>,
): { readonly pairs: readonly Pair[]; readonly highest: number } {
  const sets = tasks.map(task => ({ id: task.id, features: featuresOf(task) }))
  const pairs: Pair[] = []
  let highest = 0
  for (const [at, { id: b, features }] of sets.entries()) {
    for (const other of sets.slice(0, at)) {
      const similarity = jaccard(other.features, features)
      highest = Math.max(highest, similarity)
      if (similarity > 0.5) pairs.push({ a: other.id, b, similarity })
    }
  }
  return { pairs, highest }
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  // Sets of too different a size cannot reach one half.
  if (small.size * 2 < large.size) return 0
  let shared = 0
  for (const feature of small) if (large.has(feature)) shared += 1
  return shared / Math.max(1, small.size + large.size - shared)
}

function tooNear(pairs: readonly Pair[], limit: number, what: string): readonly Finding[] {
  return pairs
    .filter(({ similarity }) => similarity >= limit)
    .map(({ a, b, similarity }) => ({
      subject: b,
      message:
        `The ${what} must differ from that of ${a}, but their similarity is ` +
        `${similarity.toFixed(2)} (limit ${limit}). Write another task.`,
    }))
}

function withoutNames(task: TaskSource): string {
  return task.code.replaceAll(task.functionName, 'f')
}

function bigrams(tokens: readonly string[]): ReadonlySet<string> {
  return new Set(tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`))
}

function queryWords(query: string): readonly string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
