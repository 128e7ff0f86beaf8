import { decideGates, type GateDecision } from '../analysis/index.ts'
import { parseMetric } from '../metrics/index.ts'
import { InputError } from '../schema/index.ts'
import { baselineRunFor, readBaselineFile, type BaselineSource } from './baseline-run-for.ts'
import { runMatcher, type OnRun, type RunJudgement, type RunSubject } from './run-matcher.ts'

/** The rule that `toHoldAgainst` judges by: that of the gate. */
export interface HoldOptions {
  /** `exec@1` when absent. */
  readonly metric?: string
  /** The smallest drop that matters, as a share; 0.02 when absent. */
  readonly maxDrop?: number
  /** How often the promise may break at no true drop; 0.05 when absent. */
  readonly alpha?: number
  /** `margin` keeps alpha at a true drop of exactly `maxDrop`. */
  readonly rule?: 'default' | 'margin'
  /** What too few changed queries for a verdict do; `pass` when absent, as in the gate. */
  readonly onInconclusive?: 'pass' | 'fail'
}

/**
 * Passes unless the gate's rule finds a drop against the baseline: a file's path, its content, one
 * of its runs, or another run. Under `.not` passes only when it does find one. Throws on another
 * dataset hash, pool, recipe version or set of queries.
 */
export const toHoldAgainst = runMatcher('toHoldAgainst', judgeHold)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes unless the gate's rule finds a drop against the baseline. */
    toHoldAgainst: OnRun<T, [baseline: BaselineSource, options?: HoldOptions]>
  }
}

function judgeHold(
  subject: RunSubject,
  baseline: BaselineSource,
  options: HoldOptions = {},
): RunJudgement | Promise<RunJudgement> {
  if (typeof baseline !== 'string') return judgeAgainst(subject, baseline, options)
  return readBaselineFile(baseline).then(content => judgeAgainst(subject, content, options))
}

function judgeAgainst(
  { run, isNot }: RunSubject,
  baseline: Exclude<BaselineSource, string>,
  options: HoldOptions,
): RunJudgement {
  const gate = { metric: 'exec@1', maxDrop: 0.02, ...options }
  const before = baselineRunFor(baseline, run, parseMetric(gate.metric).name)
  const { seed } = before
  const named = { ...run, project: before.project }
  const report = decideGates({ runs: [named], gates: [gate], baseline: [before], seed })
  const [decision] = report.decisions
  if (decision === undefined || report.problems.length > 0 || decision.state === 'not-gated') {
    throw new InputError(report.problems[0] ?? decision?.message ?? 'There is nothing to compare.')
  }
  return {
    isKept: isNot ? decision.state === 'fail' : !decision.failsBuild,
    promise: `hold ${decision.metric} against the baseline`,
    happened: `${decision.message}${queriesOf(decision)}`,
  }
}

const MAX_IDS = 5

function queriesOf({ evidence }: GateDecision): string {
  if (evidence?.kind !== 'drop') return ''
  return [line('lost', evidence.lost), line('won', evidence.won)].join('')
}

function line(what: string, ids: readonly string[]): string {
  if (ids.length === 0) return ''
  const more = ids.length > MAX_IDS ? `, and ${ids.length - MAX_IDS} more` : ''
  return `\n${what}: ${ids.slice(0, MAX_IDS).join(', ')}${more}`
}
