import {
  compareNumbers,
  finding,
  matchStreams,
  type BundleCheck,
  type ComparedNumber,
  type StoredBootstrap,
  type StreamMatch,
} from '../../analysis/index.ts'
import { bootstrapMeans, isDefined } from '../../stats/index.ts'

/** The bundle's seed and number of replicates, where an interval states none. */
export const SEED = 20_260_510 // ExecRetrieval §4
export const REPLICATES = 5_000 // ExecRetrieval §4
/** Intervals are stored with four decimals. */
const INTERVAL_TOLERANCE = 5.001e-5
/** Where the stream is not reproduced, endpoints may differ by so many queries. */
const QUERIES_APART = 3 // ExecRetrieval: two streams of one seed differ by 1 to 3 of 939

/** A stored interval with its vector and where it stands. */
export interface NamedInterval extends StoredBootstrap {
  readonly where: string
  readonly mean: number | undefined
  readonly seed: number
  readonly replicates: number
}

/** Checks stored means and endpoints, and how the resamples were drawn. */
export function intervalChecks(
  name: string,
  named: readonly NamedInterval[],
): readonly BundleCheck[] {
  const [first] = named
  if (first === undefined) return [finding(`${name}: bootstrap`, 'absent', 'no stored intervals')]
  const means = named.flatMap(({ where, mean, values }): readonly ComparedNumber[] =>
    mean === undefined ? [] : [{ where, stored: mean, computed: average(values) }],
  )
  const { seed, replicates } = first
  const matches = matchStreams(named, { seed, replicates, tolerance: INTERVAL_TOLERANCE })
  const best = matches.reduce((most, each) => (each.matches > most.matches ? each : most))
  const fitting = matches.filter(each => each.matches === each.judged)
  return [
    ...(means.length === 0
      ? []
      : [compareNumbers(`${name}: means`, means, { tolerance: 5.001e-5, what: 'means' })]),
    streamFinding(name, best, fitting),
    endpointCheck(name, named, fitting[0]),
  ]
}

function streamFinding(
  name: string,
  best: StreamMatch,
  fitting: readonly StreamMatch[],
): BundleCheck {
  const stream = `${name}: bootstrap stream`
  const [first, ...others] = fitting
  if (first === undefined) {
    return finding(
      stream,
      'unknown',
      `nearest is ${howOf(best)} with ${best.matches} of ${best.judged}; endpoints are compared ` +
        `within ${QUERIES_APART} queries`,
    )
  }
  const rest = others.length === 0 ? '' : `, not to be told from ${others.map(howOf).join(' and ')}`
  return finding(
    stream,
    'detected',
    `${howOf(first)} (${first.judged} intervals reproduced${rest})`,
  )
}

function howOf({ generator, seeded }: StreamMatch): string {
  return `${generator} seeded ${seeded}`
}

/**
 * Endpoints under the stream that was found. Another than a fresh default_rng is reproduced on the
 * searched intervals alone; the rest is compared as widely as two streams may differ.
 */
function endpointCheck(
  name: string,
  named: readonly NamedInterval[],
  stream: StreamMatch | undefined,
): BundleCheck {
  const isFresh = stream?.generator === 'default_rng' && stream.seeded === 'for every interval'
  const n = named[0]?.values.length ?? 1
  const tolerance = isFresh ? INTERVAL_TOLERANCE : QUERIES_APART / n + INTERVAL_TOLERANCE
  const groups = Map.groupBy(named, each => `${each.seed} ${each.replicates} ${each.values.length}`)
  const numbers = [...groups.values()].flatMap(group => {
    const { seed = SEED, replicates = REPLICATES } = group[0] ?? {}
    const intervals = bootstrapMeans(
      group.map(({ values }) => values),
      { seed, replicates },
    )
    return group.flatMap(({ where, low, high }, at): readonly ComparedNumber[] => {
      const interval = intervals[at]
      if (interval === undefined || !isDefined(interval)) return []
      return [
        { where: `${where} low`, stored: low, computed: interval.low },
        { where: `${where} high`, stored: high, computed: interval.high },
      ]
    })
  })
  return compareNumbers(`${name}: endpoints`, numbers, { tolerance, what: 'endpoints' })
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
