import { countsOf, type RunOutcomes } from '../analysis/index.ts'
import type { EvaluatedRun } from '../evaluation/index.ts'
import { InfrastructureError, InputError } from '../schema/index.ts'
import type { MatcherResult } from './query-matcher.ts'

/** The seed of every resampling that a run matcher makes; the paper's. */
export const MATCHER_SEED = 20_260_510 // ExecRetrieval §4

/** What a run matcher found. */
export interface RunJudgement {
  /** Whether the promise as it was written is kept: under `.not` the opposite must be shown. */
  readonly isKept: boolean
  /** Completes "expected the run of … to …": `reach exec@1 0.25`. */
  readonly promise: string
  /** What was seen, one line that is true under `.not` too. */
  readonly happened: string
}

/** The type of a matcher that only a run has: `never` on another subject. */
export type OnRun<T, Args extends readonly unknown[]> = [T] extends [EvaluatedRun]
  ? (...args: Args) => Promise<void>
  : never

/** A whole run and the way it is asked for. */
export interface RunSubject {
  readonly run: RunOutcomes
  readonly isNot: boolean
}

/** A matcher on a run. */
export type RunMatcher<Args extends readonly unknown[]> = (
  this: { readonly isNot?: boolean },
  received: unknown,
  ...args: Args
) => MatcherResult | Promise<MatcherResult>

/**
 * Makes a matcher of a judgement. A run in which a query failed or was not asked is refused, also
 * under `.not`: a fault is no miss, and leaving it out may be what makes the difference.
 */
export function runMatcher<Args extends readonly unknown[]>(
  name: string,
  judge: (subject: RunSubject, ...args: Args) => RunJudgement | Promise<RunJudgement>,
): RunMatcher<Args> {
  return function (received, ...args) {
    const run = requireWhole(name, requireRun(name, received))
    const subject: RunSubject = { run, isNot: this.isNot === true }
    const conclude = (judgement: RunJudgement): MatcherResult => resultOf(name, subject, judgement)
    const judgement = judge(subject, ...args)
    return judgement instanceof Promise ? judgement.then(conclude) : conclude(judgement)
  }
}

/**
 * Wilson's lower bound when all of n queries succeed, n / (n + z²): no promise above it can be
 * shown at 95 %. In (0, 1); 0 for n = 0.
 */
export function highestBound(n: number): number {
  const z = 1.959963984540054 // 97.5 % point of the normal distribution
  return n / (n + z * z)
}

/** Throws unless a threshold is a share. */
export function requireShare(name: string, value: unknown): void {
  if (typeof value === 'number' && value >= 0 && value <= 1) return
  throw new InputError(
    `${name} must be given a share between 0 and 1, but received ${String(value)}. ` +
      'Write for example 0.25 for 25 %.',
  )
}

/** Vitest negates `pass` under `.not`; what has to be shown there is not the mere negation. */
function resultOf(
  name: string,
  { run, isNot }: RunSubject,
  { isKept, promise, happened }: RunJudgement,
): MatcherResult {
  const { retriever, dataset } = run.header
  return {
    pass: isKept !== isNot,
    message: () =>
      `${name}: expected the run of ${retriever} on ${dataset.id} (pool ${dataset.pool}) ` +
      `${isNot ? 'not ' : ''}to ${promise}\n${happened}`,
  }
}

function requireRun(name: string, received: unknown): EvaluatedRun {
  if (isRun(received)) return received
  const shown = received === null ? 'null' : typeof received
  throw new InputError(
    `${name} must be called on a run (from evaluate or readRun), but received ${shown}. ` +
      'Await evaluate() before expecting something of it.',
  )
}

/** Tells whether a value is a run. */
export function isRun(value: unknown): value is EvaluatedRun {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'run'
}

function requireWhole(name: string, { header, outcomes }: EvaluatedRun): RunOutcomes {
  const run: RunOutcomes = { project: '', header, outcomes }
  if (header.only !== undefined) {
    throw new InputError(
      `${name} needs a whole run, but that of ${header.retriever} is narrowed down: ` +
        `${header.only}. Measure it without the filter.`,
    )
  }
  const { expected, measured, failed } = countsOf(run)
  if (measured === expected && expected > 0) return run
  const fault = outcomes.find(outcome => outcome.state === 'failed')?.fault.message
  throw new InfrastructureError(
    `${name} needs every query of the run measured, but of ${expected} of ${header.retriever} ` +
      `${measured} are measured and ${failed} failed` +
      `${fault === undefined ? '' : ` (first: ${fault.split('\n')[0] ?? ''})`}. ` +
      'A fault is no miss: repair it and measure again.',
  )
}
