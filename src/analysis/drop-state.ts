import { isDefined } from '../stats/index.ts'
import type { DropEvidence, GateState } from './gate.ts'

/** Share of runs in which the gates may fail together at no true drop. */
export const DEFAULT_ALPHA = 0.05

/**
 * The verdict on a drop. Pass: the upper 95 % bound is at most what is allowed. Fail: the drop is
 * more than that and the test of the gate's rule is significant. Else inconclusive.
 */
export function dropState(
  evidence: Pick<DropEvidence, 'interval' | 'drop' | 'maxDrop' | 'adjustedP' | 'alpha'>,
): GateState {
  const { interval, drop, maxDrop, adjustedP, alpha } = evidence
  if (isDefined(interval) && interval.high <= maxDrop) return 'pass'
  return drop > maxDrop && adjustedP < alpha ? 'fail' : 'inconclusive'
}
