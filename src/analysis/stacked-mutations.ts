import type { Interval, UndefinedValue } from '../stats/index.ts'
import { signFlipOf } from './compare-vectors.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { pairsOf } from './deception-breakdown.ts'
import { meanInterval } from './mean-interval.ts'
import { meanOf } from './metric-vectors.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/** The deception of snippets that carry a number of stacked mutations (ExecRetrieval, Table 9). */
export interface StackedRow {
  readonly mutations: number
  /** Distinct snippets, and queries that have one: how many survive the stacking. */
  readonly variants: number
  readonly queries: number
  /** Mean over all queries that have a variant. */
  readonly rate: number
  /** Mean over the matched queries: per query first, then over systems. */
  readonly matchedRate: number | null
  /** Matched rate − that of single mutations, with its 95 % BCa interval over queries. */
  readonly difference: number | null
  readonly interval: Interval | UndefinedValue | null
  readonly p: number | null
}

/** Stacked mutations against single ones on the queries that have both. */
export interface StackedReport {
  readonly systems: number
  /** Queries with a variant at every number of mutations. */
  readonly matched: number
  readonly rows: readonly StackedRow[]
}

/** Deception of one query at one number of mutations, averaged over systems. */
type QueryRates = ReadonlyMap<string, number>

/**
 * Compares deception by the number of stacked mutations; `mutationsOf` tells it by snippet id, and
 * snippets that it does not know are left out. Queries that admit many disjoint edits are no random
 * subset, so that only the matched comparison is free of selection.
 */
export function stackedMutations(
  runs: readonly RunOutcomes[],
  mutationsOf: ReadonlyMap<string, number>,
  options: ComparisonOptions,
): StackedReport {
  const perRun = runs.map(run =>
    pairsOf([run]).flatMap(pair => {
      const mutations = mutationsOf.get(pair.id)
      return mutations === undefined ? [] : [{ pair, mutations }]
    }),
  )
  const counts = [...new Set(perRun.flat().map(({ mutations }) => mutations))].sort((a, b) => a - b)
  const rates = new Map(
    counts.map(count => [
      count,
      queryRates(perRun.map(all => all.filter(each => each.mutations === count))),
    ]),
  )
  const matched = [...(rates.get(counts[0] ?? 0)?.keys() ?? [])]
    .filter(id => counts.every(count => rates.get(count)?.has(id) === true))
    .sort()
  const rows = counts.map(count => {
    const ids = perRun.flat().flatMap(each => (each.mutations === count ? [each.pair.id] : []))
    return rowOf({ count, variants: new Set(ids).size, rates, matched }, options)
  })
  return { systems: runs.length, matched: matched.length, rows }
}

interface RowRequest {
  readonly count: number
  readonly variants: number
  readonly rates: ReadonlyMap<number, QueryRates>
  readonly matched: readonly string[]
}

function rowOf(
  { count, variants, rates, matched }: RowRequest,
  options: ComparisonOptions,
): StackedRow {
  const here: QueryRates = rates.get(count) ?? new Map<string, number>()
  const single = rates.get(1)
  const isCompared = single !== undefined && count !== 1 && matched.length > 0
  const differences = matched.map(id => (here.get(id) ?? 0) - (single?.get(id) ?? 0))
  return {
    mutations: count,
    variants,
    queries: here.size,
    rate: meanOf([...here.values()]),
    matchedRate: matched.length === 0 ? null : meanOf(matched.map(id => here.get(id) ?? 0)),
    difference: isCompared ? meanOf(differences) : null,
    interval: isCompared ? meanInterval(differences, options) : null,
    p: isCompared ? signFlipOf(differences, options) : null,
  }
}

type CountedPair = { readonly pair: ReturnType<typeof pairsOf>[number] }

/** Per system and query first, then over the systems that know the query. */
function queryRates(perRun: readonly (readonly CountedPair[])[]): QueryRates {
  const rates = new Map<string, number[]>()
  for (const all of perRun) {
    for (const [queryId, group] of Map.groupBy(all, ({ pair }) => pair.queryId)) {
      const deceived = group.filter(({ pair }) => pair.standing !== 'below').length
      rates.set(queryId, [...(rates.get(queryId) ?? []), deceived / group.length])
    }
  }
  return new Map([...rates].map(([queryId, each]) => [queryId, meanOf(each)]))
}
