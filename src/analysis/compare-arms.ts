import { compareSides, measureRun, type Comparison } from './compare-runs.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/**
 * Compares two treatments of the same queries, such as names kept and names masked: unlike
 * `compareRuns` the texts, and so the dataset hashes, may differ. `drop` is control − treated.
 * @throws InputError when the arms share no query id
 */
export function compareArms(
  control: RunOutcomes,
  treated: RunOutcomes,
  metric: string,
  options: ComparisonOptions,
): Comparison {
  return compareSides(measureRun(control, metric), measureRun(treated, metric), options)
}
