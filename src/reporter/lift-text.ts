import type { Comparison } from '../analysis/index.ts'
import { signedShare } from './number-format.ts'

/** The 95 % interval of the lift, −drop; `n/a` when there is none. */
export function intervalOf({ interval }: Comparison): string {
  return 'low' in interval
    ? `[${signedShare(-interval.high)}, ${signedShare(-interval.low)}]`
    : 'n/a'
}

/** Whether the interval leaves zero out and failed queries do not forbid to say so. */
export function isClear({ interval, noSignificance }: Comparison): boolean {
  if (noSignificance !== undefined || !('low' in interval)) return false
  return interval.low > 0 || interval.high < 0
}
