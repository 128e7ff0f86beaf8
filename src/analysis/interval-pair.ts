import { isDefined, type Interval, type UndefinedValue } from '../stats/index.ts'

/** An interval as reports carry it: `[low, high]`, or null with the reason. */
export interface IntervalPair {
  readonly interval: readonly [number, number] | null
  readonly noInterval?: string
}

/** Turns an interval, or the reason why there is none, into its form in reports. */
export function intervalPair(interval: Interval | UndefinedValue): IntervalPair {
  return isDefined(interval)
    ? { interval: [interval.low, interval.high] }
    : { interval: null, noInterval: interval.undefinedBecause }
}
