import { comparisonOf, type Comparison } from './compare-runs.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { metricVectors } from './metric-vectors.ts'
import { pairByQuery } from './pair-by-query.ts'
import { refusalOf } from './refusal.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

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
  const before = metricVectors(measuredOf(control), metric)
  const after = metricVectors(measuredOf(treated), metric)
  const paired = pairByQuery(
    { queryIds: before.queryIds, values: before.pessimistic },
    { queryIds: after.queryIds, values: after.pessimistic },
  )
  return comparisonOf(before, paired, refusalOf(control) ?? refusalOf(treated), options)
}
