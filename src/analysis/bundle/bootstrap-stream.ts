import { drawIndices, mt19937, percentileInterval } from '../../stats/index.ts'

/** A stored percentile interval with the vector whose mean it belongs to. */
export interface StoredBootstrap {
  /** What a generator may be carried along: the model, or the pair. */
  readonly group: string
  readonly values: readonly number[]
  readonly low: number
  readonly high: number
}

/** How the resamples of stored intervals may have been drawn. */
export interface BootstrapStream {
  readonly generator: 'default_rng' | 'RandomState'
  /** When the generator was seeded. */
  readonly seeded: 'for every interval' | 'for every group' | 'once'
}

/** How many of the intervals a stream reproduces. */
export interface StreamMatch extends BootstrapStream {
  readonly matches: number
  /** Intervals that were judged. */
  readonly judged: number
}

/** Draws, tolerance and size of the search. */
export interface StreamOptions {
  readonly seed: number
  readonly replicates: number
  /** Half a unit of the last stored digit. */
  readonly tolerance: number
}

/**
 * Counts for every stream how many of some intervals it reproduces. `stored` must start with the
 * first interval of its file, for a carried generator has drawn for all before; those judged are the
 * first six of the first group and of the next. All vectors must have one length. RandomState is
 * tried when no stream of default_rng reproduces all.
 */
export function matchStreams(
  stored: readonly StoredBootstrap[],
  options: StreamOptions,
): readonly StreamMatch[] {
  const judged = judgedPlaces(stored)
  const modern = matchesOf('default_rng', stored, { ...options, judged })
  if (modern.some(({ matches }) => matches === judged.length)) return modern
  return [...modern, ...matchesOf('RandomState', stored, { ...options, judged })]
}

const FIRST = 6
const FIRST_OF_NEXT = 6

/** Consecutive intervals tell whether the generator is carried at all, the next group how far. */
function judgedPlaces(stored: readonly StoredBootstrap[]): readonly number[] {
  const next = stored.findIndex(({ group }) => group !== stored[0]?.group)
  const end = next < 0 ? stored.length : next
  const first = stored.slice(0, Math.min(FIRST, end)).map((_, at) => at)
  const second = stored.slice(end, end + FIRST_OF_NEXT).map((_, at) => end + at)
  return [...first, ...second]
}

function matchesOf(
  generator: BootstrapStream['generator'],
  stored: readonly StoredBootstrap[],
  options: StreamOptions & { readonly judged: readonly number[] },
): readonly StreamMatch[] {
  const { judged, replicates, tolerance } = options
  const n = stored[0]?.values.length ?? 0
  const size = replicates * n
  const inGroup = placesInGroups(stored)
  const draws = drawn(generator, n, { ...options, count: ((judged.at(-1) ?? -1) + 1) * size })
  const known = new Map<string, boolean>()
  const isMatch = (at: number, place: number): boolean => {
    const interval = stored[at]
    const key = `${at} ${place}`
    const own = draws.subarray(place * size, (place + 1) * size)
    const result =
      known.get(key) ?? (interval !== undefined && isReproduced(interval, own, tolerance))
    known.set(key, result)
    return result
  }
  const places = {
    'for every interval': () => 0,
    'for every group': (at: number) => inGroup[at] ?? 0,
    once: (at: number) => at,
  }
  return (['for every interval', 'for every group', 'once'] as const).map(seeded => {
    const matches = judged.filter(at => isMatch(at, places[seeded](at)))
    return { generator, seeded, matches: matches.length, judged: judged.length }
  })
}

/** How many intervals of the same group stand directly before each. */
function placesInGroups(stored: readonly StoredBootstrap[]): readonly number[] {
  let place = -1
  return stored.map(({ group }, at) => {
    place = group === stored[at - 1]?.group ? place + 1 : 0
    return place
  })
}

function drawn(
  generator: BootstrapStream['generator'],
  n: number,
  { seed, count }: StreamOptions & { readonly count: number },
): Int32Array {
  if (n === 0) return new Int32Array(0)
  if (generator === 'default_rng') return drawIndices({ seed, replicates: count / n, n })
  const { nextBelow } = mt19937(seed)
  return Int32Array.from({ length: count }, () => nextBelow(n))
}

function isReproduced(
  { values, low, high }: StoredBootstrap,
  draws: Int32Array,
  tolerance: number,
): boolean {
  const n = values.length
  const means = new Float64Array(draws.length / n)
  for (let replicate = 0; replicate < means.length; replicate += 1) {
    let sum = 0
    for (let at = replicate * n; at < (replicate + 1) * n; at += 1)
      sum += values[draws[at] ?? 0] ?? 0
    // The order of the sum moves the last bits alone, far below any stored digit.
    means[replicate] = sum / n
  }
  const found = percentileInterval(means, 0.95)
  return Math.abs(found.low - low) <= tolerance && Math.abs(found.high - high) <= tolerance
}
