/** How a paired comparison is resampled. */
export interface ComparisonOptions {
  readonly seed: number
  /** Bootstrap replicates; 5,000 when absent. */
  readonly replicates?: number | undefined
  /** Random sign patterns where enumeration is out of reach; the statistic's own when absent. */
  readonly signFlips?: number | undefined
}
