import { InputError, type MeasuredOutcome, type QueryOutcome } from '../../schema/index.ts'

/** One arm's outcomes, over one dataset or several. */
export interface ArmOutcomes {
  readonly arm: string
  readonly outcomes: readonly QueryOutcome[]
}

/** The same query judged for two arms. */
export interface OutcomePair {
  readonly before: MeasuredOutcome
  readonly after: MeasuredOutcome
}

/**
 * Returns the measured outcomes of an arm.
 * @throws InputError when one failed: leaving it out may be what makes a difference
 */
export function measuredOf({ arm, outcomes }: ArmOutcomes): readonly MeasuredOutcome[] {
  return outcomes.map(outcome => {
    if (outcome.state === 'measured') return outcome
    const reason = outcome.state === 'failed' ? outcome.fault.message : outcome.reason
    throw new InputError(
      `Every query must be measured to be reported, but ${outcome.queryId} of ${arm} is not: ` +
        `${reason}. Repair that and run again.`,
    )
  })
}

/** Pairs two arms by query; queries that only one arm was asked are no pair. */
export function pairOutcomes(before: ArmOutcomes, after: ArmOutcomes): readonly OutcomePair[] {
  const others = new Map(measuredOf(after).map(outcome => [outcome.queryId, outcome]))
  return measuredOf(before).flatMap(outcome => {
    const other = others.get(outcome.queryId)
    return other === undefined ? [] : [{ before: outcome, after: other }]
  })
}

const STRATUM_TEXT: Readonly<Record<string, string>> = {
  'naming path': 'names a gold file',
  'naming symbol': 'names a gold symbol',
  'naming none': 'names no gold',
}

/** Returns the strata of a query: everything, split, kind, repository, how it names gold, language. */
export function strataOf({ strata = {}, language }: MeasuredOutcome): readonly string[] {
  const names = ['split', 'kind', 'repository', 'naming'].flatMap(key => {
    const value = strata[key]
    return value === undefined ? [] : [STRATUM_TEXT[`${key} ${value}`] ?? `${key} ${value}`]
  })
  return ['all instances', ...names, `language ${language}`]
}
