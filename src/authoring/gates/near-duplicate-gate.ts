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
    const code = nearestPairs(sources, task => bigrams(codeTokens(withoutNames(task))))
    const query = nearestPairs(sources, task => new Set(queryWords(task.query)))
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

/** Two tasks and how much they share. */
export interface SimilarPair {
  readonly a: string
  readonly b: string
  readonly similarity: number
}

/**
 * Returns all pairs whose Jaccard similarity is above one half, and the highest of all. Counts
 * through an inverted index what each task shares with those before it.
 */
export function nearestPairs<Task extends { readonly id: string }>(
  tasks: readonly Task[],
  featuresOf: (task: Task) => ReadonlySet<string>,
): { readonly pairs: readonly SimilarPair[]; readonly highest: number } {
  const holders = new Map<string, number[]>()
  const sizes: number[] = []
  const pairs: SimilarPair[] = []
  let highest = 0
  for (const [at, task] of tasks.entries()) {
    const features = featuresOf(task)
    const shared = new Uint32Array(at)
    for (const feature of features) countHolders(holders, feature, shared)
    for (const [other, count] of shared.entries()) {
      const similarity = count / Math.max(1, (sizes[other] ?? 0) + features.size - count)
      highest = Math.max(highest, similarity)
      if (similarity > 0.5) pairs.push({ a: tasks[other]?.id ?? '', b: task.id, similarity })
    }
    sizes.push(features.size)
  }
  return { pairs, highest }
}

/** Counts the earlier holders of a feature and adds the present task to them. */
function countHolders(holders: Map<string, number[]>, feature: string, shared: Uint32Array): void {
  const before = holders.get(feature)
  if (before === undefined) {
    holders.set(feature, [shared.length])
    return
  }
  for (const other of before) shared[other] = (shared[other] ?? 0) + 1
  before.push(shared.length)
}

function tooNear(pairs: readonly SimilarPair[], limit: number, what: string): readonly Finding[] {
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

/** Pairs of neighbouring tokens. */
export function bigrams(tokens: readonly string[]): ReadonlySet<string> {
  return new Set(tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`))
}

function queryWords(query: string): readonly string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
