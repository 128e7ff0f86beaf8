import { DEFAULT_CONFIDENCE, type Interval } from '../interval.ts'
import { criticalZ } from '../distributions/normal.ts'
import { requireShare } from '../requirement.ts'
import { requireSuccesses } from './wilson.ts'

/**
 * Wilson's score interval with continuity correction (Newcombe 1998, method 4): wider than
 * `wilson`, close to Clopper–Pearson. Range [0, 1]; n = 0 gives [0, 1].
 */
export function wilsonCorrected(
  successes: number,
  n: number,
  confidence: number = DEFAULT_CONFIDENCE,
): Interval {
  requireSuccesses(successes, n)
  requireShare('The confidence', confidence)
  if (n === 0) return { low: 0, high: 1 }
  const z = criticalZ(confidence)
  const p = successes / n
  const q = 1 - p
  const square = z * z
  const lowRoot = z * Math.sqrt(square - 2 - 1 / n + 4 * p * (n * q + 1))
  const highRoot = z * Math.sqrt(square + 2 - 1 / n + 4 * p * (n * q - 1))
  const width = 2 * (n + square)
  return {
    low: successes === 0 ? 0 : Math.max(0, (2 * n * p + square - 1 - lowRoot) / width),
    high: successes === n ? 1 : Math.min(1, (2 * n * p + square + 1 + highRoot) / width),
  }
}
