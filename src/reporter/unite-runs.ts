import type { RunOutcomes, RunState } from '../analysis/index.ts'
import { sumUsage, type QueryOutcome, type RunHeader } from '../schema/index.ts'
import type { CollectedSuite } from './collect-suites.ts'

/** Why the invocation as a whole may have left queries out. */
export type PartialReason = string | undefined

/** Unites suites into runs, in order of first appearance. */
export function uniteRuns(
  suites: readonly CollectedSuite[],
  partialReason: PartialReason,
): readonly RunOutcomes[] {
  const groups = Map.groupBy(suites, keyOf)
  return [...groups.values()].map(group => uniteRun(group, partialReason))
}

function keyOf({ project, header }: CollectedSuite): string {
  const { id, sha256, pool } = header.dataset
  return JSON.stringify([header.kind, project, id, sha256, pool, header.retriever])
}

function uniteRun(suites: readonly CollectedSuite[], partialReason: PartialReason): RunOutcomes {
  const [first] = suites
  if (first === undefined) throw new Error('A group of suites is never empty.')
  const outcomes = suites
    .flatMap(suite => suite.outcomes)
    .sort((a, b) => (a.queryId < b.queryId ? -1 : 1))
  const expected =
    first.header.slice === undefined ? sumExpected(suites) : first.header.dataset.queries
  return {
    project: first.project,
    header: { ...first.header, ...usageOf(suites) },
    outcomes,
    expected,
    state: stateOf(suites, outcomes, expected, partialReason),
  }
}

/** Every slice embeds by itself. */
function usageOf(suites: readonly CollectedSuite[]): Pick<RunHeader, 'usage'> {
  const usage = sumUsage(suites.map(suite => suite.header.usage))
  return usage === undefined ? {} : { usage }
}

function sumExpected(suites: readonly CollectedSuite[]): number {
  return suites.reduce((sum, suite) => sum + suite.header.expected, 0)
}

function stateOf(
  suites: readonly CollectedSuite[],
  outcomes: readonly QueryOutcome[],
  expected: number,
  partialReason: PartialReason,
): RunState {
  const merged = suites.filter(suite => suite.isTwice)
  if (merged.length > 0) return { kind: 'broken', reason: twoBlobs(merged) }
  const twice = outcomes.find((outcome, at) => outcome.queryId === outcomes[at + 1]?.queryId)
  if (twice !== undefined) return { kind: 'broken', reason: overlap(suites, twice.queryId) }
  const indexError = suites.find(suite => suite.indexError !== undefined)?.indexError
  if (indexError !== undefined) return { kind: 'broken', reason: `index() failed: ${indexError}` }
  const only = suites.find(suite => suite.header.only !== undefined)?.header.only
  if (only !== undefined) return { kind: 'partial', reason: only }
  if (outcomes.length === expected) return { kind: 'complete' }
  const missing = missingSlices(suites) ?? `${expected - outcomes.length} queries have no outcome`
  return partialReason === undefined
    ? {
        kind: 'broken',
        reason: `${missing}, and nothing says why: run every file, merge every blob`,
      }
    : { kind: 'partial', reason: `${partialReason} (${missing})` }
}

function twoBlobs(suites: readonly CollectedSuite[]): string {
  return (
    `more than one merged blob holds ${filesOf(suites)}, and Vitest kept the last: remove the stale ` +
    'blobs, and merge one blob per shard'
  )
}

function filesOf(suites: readonly CollectedSuite[]): string {
  return [...new Set(suites.map(suite => suite.file))].join(', ')
}

function overlap(suites: readonly CollectedSuite[], queryId: string): string {
  const both = suites.filter(({ outcomes }) => outcomes.some(each => each.queryId === queryId))
  return (
    `query ${queryId} is measured more than once for this retriever and dataset ` +
    `(${filesOf(both)}): give each suite a retriever name of its own, or a slice of its own`
  )
}

function missingSlices(suites: readonly CollectedSuite[]): string | undefined {
  const count = suites[0]?.header.slice?.[1]
  if (count === undefined) return undefined
  const present = new Set(suites.map(suite => suite.header.slice?.[0]))
  const absent = Array.from({ length: count }, (_, at) => at).filter(at => !present.has(at))
  return absent.length === 0
    ? undefined
    : `slices ${absent.map(at => `${at}/${count}`).join(', ')} are missing`
}
