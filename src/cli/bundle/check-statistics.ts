import { compareNumbers, type BundleCheck, type ComparedNumber } from '../../analysis/index.ts'
import type { ByMetric, StoredInterval } from '../../formats/index.ts'
import { mcnemarExact } from '../../stats/index.ts'
import { intervalChecks, REPLICATES, SEED, type NamedInterval } from './check-intervals.ts'
import { rankingsOf, storedVector } from './check-systems.ts'
import type { Bundle } from './read-bundle.ts'

/** Vectors by model and metric, computed once. */
export interface VectorSource {
  vector(model: string, metric: string): readonly number[] | undefined
}

/** Returns the per-query vectors of the bundle's systems, each computed when it is first asked for. */
export function vectorSource(bundle: Bundle): VectorSource {
  const rankings = new Map(bundle.systems.map(system => [system.model, rankingsOf(system, bundle)]))
  const known = new Map<string, readonly number[] | undefined>()
  return {
    vector(model, metric) {
      const key = `${model}\0${metric}`
      if (!known.has(key)) known.set(key, storedVector(metric, rankings.get(model) ?? []))
      return known.get(key)
    },
  }
}

/** Checks the means and intervals of single systems. */
export function checkIntervals(bundle: Bundle, source: VectorSource): readonly BundleCheck[] {
  const named = namedIntervals(bundle.intervals, 'confidence_intervals', (model, metric) =>
    source.vector(model, metric),
  )
  return intervalChecks('intervals', named)
}

/** Checks the intervals of paired differences, named "A minus B". */
export function checkDifferences(bundle: Bundle, source: VectorSource): readonly BundleCheck[] {
  const named = namedIntervals(
    bundle.differences,
    'paired_difference_intervals',
    (name, metric) => {
      const [first = '', second = ''] = name.split(' minus ')
      return difference(source.vector(first, metric), source.vector(second, metric))
    },
  )
  return intervalChecks('paired differences', named)
}

/** Checks counts, rates and McNemar p values of all pairs, and their intervals. */
export function checkPairs(bundle: Bundle, source: VectorSource): readonly BundleCheck[] {
  const counts: ComparedNumber[] = []
  const rates: ComparedNumber[] = []
  const intervals: NamedInterval[] = []
  for (const [pair, metrics] of bundle.pairs) {
    const [a = '', b = ''] = pair.split(' vs ')
    for (const [metric, test] of metrics) {
      const [first, second] = [source.vector(a, metric), source.vector(b, metric)]
      if (first === undefined || second === undefined || first.length === 0) continue
      const where = `pairwise_tests: ${pair} ${metric}`
      const table = contingency(first, second)
      counts.push(...comparedFields(where, test, { ...table }))
      rates.push(...comparedFields(where, test, ratesOf(table, first.length)))
      const [low, high] = test.bootstrap_ci_95 ?? []
      if (low === undefined || high === undefined) continue
      const values = difference(first, second) ?? []
      intervals.push({
        where,
        group: pair,
        values,
        low,
        high,
        mean: undefined,
        seed: SEED,
        replicates: REPLICATES,
      })
    }
  }
  return [
    compareNumbers('pair counts', counts, { tolerance: 0, what: 'counts' }),
    compareNumbers('pair rates and p', rates, { tolerance: 5.001e-6, what: 'rates and p values' }),
    ...intervalChecks('pair intervals', intervals),
  ]
}

function ratesOf(
  { a_only, b_only, both }: ReturnType<typeof contingency>,
  n: number,
): Readonly<Record<string, number>> {
  return {
    a_rate: (a_only + both) / n,
    b_rate: (b_only + both) / n,
    delta: (a_only - b_only) / n,
    mcnemar_exact_p: mcnemarExact(a_only, b_only),
  }
}

/** The stored fields of a test, each beside what it is computed to be. */
function comparedFields(
  where: string,
  stored: Readonly<Record<string, unknown>>,
  computed: Readonly<Record<string, number>>,
): readonly ComparedNumber[] {
  return Object.entries(computed).flatMap(([name, value]) => {
    const known = stored[name]
    return typeof known === 'number'
      ? [{ where: `${where} ${name}`, stored: known, computed: value }]
      : []
  })
}

function namedIntervals(
  stored: ByMetric<StoredInterval>,
  file: string,
  vectorOf: (name: string, metric: string) => readonly number[] | undefined,
): readonly NamedInterval[] {
  return [...stored].flatMap(([name, metrics]) =>
    [...metrics].flatMap(([metric, interval]): readonly NamedInterval[] => {
      const values = vectorOf(name, metric)
      if (values === undefined || values.length < 2) return []
      return [
        {
          where: `${file}: ${name} ${metric}`,
          group: name,
          values,
          low: interval.ci95_low,
          high: interval.ci95_high,
          mean: interval.mean ?? interval.mean_difference,
          seed: interval.seed ?? SEED,
          replicates: interval.bootstrap_samples ?? REPLICATES,
        },
      ]
    }),
  )
}

function difference(
  first: readonly number[] | undefined,
  second: readonly number[] | undefined,
): readonly number[] | undefined {
  if (first === undefined || second === undefined || first.length !== second.length)
    return undefined
  return first.map((value, at) => value - (second[at] ?? 0))
}

function contingency(
  first: readonly number[],
  second: readonly number[],
): Readonly<Record<'a_only' | 'b_only' | 'both' | 'neither', number>> {
  const count = (a: number, b: number): number =>
    first.filter((value, at) => value === a && second[at] === b).length
  return { a_only: count(1, 0), b_only: count(0, 1), both: count(1, 1), neither: count(0, 0) }
}
