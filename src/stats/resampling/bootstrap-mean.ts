import type { Interval } from '../interval.ts'
import { requireFinite } from '../requirement.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'
import { bcaInterval } from './bca-interval.ts'
import { type BootstrapOptions, resolveBootstrap } from './bootstrap-options.ts'
import { pairwiseMean } from './pairwise-mean.ts'
import { percentileInterval } from './percentile.ts'
import { replicateMeans } from './replicate-means.ts'

/** The ways of turning replicates into an interval. */
export const BOOTSTRAP_METHODS = ['percentile', 'basic', 'bca'] as const

/** One of the ways of turning replicates into an interval. */
export type BootstrapMethod = (typeof BOOTSTRAP_METHODS)[number]

/** How the interval of a mean is bootstrapped. */
export interface BootstrapMeanOptions extends BootstrapOptions {
  /** Default `percentile`, bit-equal to `numpy.percentile` over `default_rng(seed)` resamples. */
  readonly method?: BootstrapMethod
}

/**
 * Bootstrap interval of the mean of `values`, resampled with replacement. Undefined below two
 * values; `bca` also when all values are equal, where `percentile` and `basic` have zero width.
 */
export function bootstrapMean(
  values: ArrayLike<number>,
  options: BootstrapMeanOptions,
): Interval | UndefinedValue {
  const [interval] = bootstrapMeans([values], options)
  return interval ?? undefinedValue('there are no values')
}

/** `bootstrapMean` of several vectors of one length over the same resamples, in one pass. */
export function bootstrapMeans(
  vectors: readonly ArrayLike<number>[],
  { method = 'percentile', ...options }: BootstrapMeanOptions,
): readonly (Interval | UndefinedValue)[] {
  return resampleMeans(vectors, options).map(({ interval }) => interval(method))
}

/** A mean with its replicates, from which several intervals can be read. */
export interface ResampledMean {
  interval(method: BootstrapMethod): Interval | UndefinedValue
}

/** Draws once for several vectors of one length; each answers with any interval of its mean. */
export function resampleMeans(
  vectors: readonly ArrayLike<number>[],
  options: BootstrapOptions,
): readonly ResampledMean[] {
  const { confidence, ...draw } = resolveBootstrap(options)
  for (const vector of vectors) requireFinite('A bootstrapped vector', vector)
  if ((vectors[0]?.length ?? 0) < 2) {
    return vectors.map(vector => ({ interval: () => tooFew(vector.length) }))
  }
  const replicates = replicateMeans(vectors, draw)
  return vectors.map((vector, index) => ({
    interval: method =>
      intervalOf(vector, replicates[index] ?? new Float64Array(), { confidence, method }),
  }))
}

/** Turns the replicates of a mean into an interval. */
function intervalOf(
  values: ArrayLike<number>,
  replicates: Float64Array,
  { confidence, method }: { readonly confidence: number; readonly method: BootstrapMethod },
): Interval | UndefinedValue {
  if (method === 'bca') return bcaInterval(values, replicates, confidence)
  const { low, high } = percentileInterval(replicates, confidence)
  if (method === 'percentile') return { low, high }
  const twice = 2 * pairwiseMean(values)
  return { low: twice - high, high: twice - low }
}

function tooFew(length: number): UndefinedValue {
  return undefinedValue(length === 0 ? 'there are no values' : 'one value has no spread')
}
