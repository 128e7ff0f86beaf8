import { requireShare } from '../requirement.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'
import { mcnemarPower, type PairedPlan } from './mcnemar-power.ts'

/** A comparison whose size is asked for. */
export interface SizePlan extends Omit<PairedPlan, 'n'> {
  /** Default 0.8. */
  readonly power?: number
  /** The largest n that is tried; default 100,000. */
  readonly most?: number
}

/**
 * The number of queries at which exact McNemar finds the drop (p < alpha) with the wanted power,
 * by bisection: power(n) ≥ power > power(n − 1). Power rises with n in a fine saw-tooth, so a
 * slightly smaller n may do as well. Undefined when `most` queries are not enough, as for no drop.
 */
export function requiredQueries(plan: SizePlan): number | UndefinedValue {
  const { power = 0.8, most = 100_000, ...rest } = plan
  requireShare('The power', power)
  const suffices = (n: number): boolean => mcnemarPower({ ...rest, n }) >= power
  let low = 0
  let high = 16
  while (high < most && !suffices(high)) {
    low = high
    high *= 2
  }
  high = Math.min(high, most)
  if (!suffices(high)) return undefinedValue(`${most} queries are not enough`)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (suffices(middle)) high = middle
    else low = middle
  }
  return high
}
