import { InputError, type BaselineRun } from '../schema/index.ts'
import { metricVectors } from './metric-vectors.ts'
import { countsOf, measuredOf, type RunOutcomes } from './run-outcomes.ts'

/**
 * Returns what a baseline keeps of a run: one pessimistic value per query and metric.
 * @throws InputError unless every expected query of the run is measured
 */
export function toBaselineRun(
  run: RunOutcomes,
  metrics: readonly string[],
  seed: number,
): BaselineRun {
  const { expected, measured, failed } = countsOf(run)
  const state = run.state ?? { kind: 'complete' }
  if (measured !== expected || state.kind !== 'complete') {
    const why = state.kind === 'complete' ? '' : `, and it is ${state.kind}: ${state.reason}`
    throw new InputError(
      `Only a complete run can become a baseline, but ${run.header.retriever} measured ` +
        `${measured} of ${expected} queries (${failed} failed)${why}. Run it whole, then ` +
        'accept it.',
    )
  }
  const outcomes = measuredOf(run)
  const { dataset, recipe, retriever } = run.header
  const vectors = metrics.map(name => metricVectors(outcomes, name))
  return {
    project: run.project,
    dataset: { id: dataset.id, sha256: dataset.sha256, pool: dataset.pool },
    retriever,
    ...(recipe === undefined ? {} : { recipe: { id: recipe.id, version: recipe.version } }),
    tiePolicy: 'pessimistic',
    seed,
    queryIds: outcomes.map(outcome => outcome.queryId),
    metrics: Object.fromEntries(vectors.map(each => [each.name, [...each.pessimistic]])),
  }
}
