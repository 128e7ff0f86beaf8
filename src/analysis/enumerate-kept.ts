import type { Hit } from '../schema/index.ts'
import { choose } from './choose.ts'

/** What exec@k is asked of while own failing snippets are removed. */
export interface RemovalRequest {
  /** The judged ranks, in the order of ties to be read. */
  readonly hits: readonly Hit[]
  /** Ids of the query's own failing snippets. */
  readonly removable: readonly string[]
  readonly kept: number
  readonly k: number
  /** True when nothing is ranked below `hits`. */
  readonly isWhole: boolean
}

/** More subsets than this are not enumerated. */
const MOST_SUBSETS = 200_000

/**
 * Mean exec@k over every subset of `kept` removable snippets, by enumeration with the real
 * verdicts: the fallback of the closed form for k > 1, and its check. Undefined when the judged
 * ranks do not reach far enough, or the subsets are too many. A query with fewer removable snippets
 * keeps them all.
 */
export function execByEnumeration(request: RemovalRequest): number | undefined {
  const { hits, removable, k, isWhole } = request
  const kept = Math.min(request.kept, removable.length)
  const isDeepEnough = isWhole || hits.length >= k + removable.length - kept
  if (!isDeepEnough || choose(removable.length, kept) > MOST_SUBSETS) return undefined
  let subsets = 0
  let passed = 0
  for (const subset of subsetsOf(removable, kept)) {
    subsets += 1
    passed += passesAt(hits, new Set(removable.filter(id => !subset.includes(id))), k) ? 1 : 0
  }
  return passed / subsets
}

function passesAt(hits: readonly Hit[], removed: ReadonlySet<string>, k: number): boolean {
  return hits
    .filter(hit => !removed.has(hit.id))
    .slice(0, k)
    .some(hit => hit.verdict.passes)
}

function* subsetsOf(items: readonly string[], size: number): Generator<readonly string[]> {
  const [first, ...rest] = items
  if (size === 0) yield []
  else if (first !== undefined) {
    for (const subset of subsetsOf(rest, size - 1)) yield [first, ...subset]
    yield* subsetsOf(rest, size)
  }
}
