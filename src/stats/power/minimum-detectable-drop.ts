import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'
import { requireShare } from '../requirement.ts'
import { mcnemarPowerAt, type PairedPlan } from './mcnemar-power.ts'

/** A comparison whose detectable drop is asked for. */
export interface DetectionPlan extends Omit<PairedPlan, 'drop'> {
  /** Default 0.8. */
  readonly power?: number
}

/**
 * The smallest true drop that exact McNemar finds (p < alpha) with the wanted power at this n and
 * discordance. Range (0, discordance]; undefined where even a drop of the whole discordance is
 * found too rarely.
 */
export function minimumDetectableDrop(plan: DetectionPlan): number | UndefinedValue {
  const { power = 0.8, ...rest } = plan
  requireShare('The power', power)
  const powerAt = mcnemarPowerAt(rest)
  if (powerAt(rest.discordance) < power) {
    return undefinedValue(`no drop is found with power ${power} at this n and discordance`)
  }
  let low = 0
  let high = rest.discordance
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (powerAt(middle) < power) low = middle
    else high = middle
  }
  return high
}
