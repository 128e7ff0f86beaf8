import { bootstrapMean, isDefined, type Interval, type UndefinedValue } from '../stats/index.ts'
import type { ComparisonOptions } from './comparison-options.ts'

/** 95 % interval of a mean: BCa, percentile where BCa is undefined. */
export function meanInterval(
  values: readonly number[],
  { seed, replicates }: ComparisonOptions,
): Interval | UndefinedValue {
  const draw = { seed, ...(replicates === undefined ? {} : { replicates }) }
  const bca = bootstrapMean(values, { ...draw, method: 'bca' })
  return isDefined(bca) ? bca : bootstrapMean(values, { ...draw, method: 'percentile' })
}
