/** A two-sided interval; both bounds belong to it. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** The confidence of every interval that is not asked for another one. */
export const DEFAULT_CONFIDENCE = 0.95
