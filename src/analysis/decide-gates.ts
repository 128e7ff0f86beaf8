import { holm } from '../stats/index.ts'
import { unmeasured } from './baseline-lookup.ts'
import { checkGates } from './check-gates.ts'
import { gateCases, type GateCase } from './gate-cases.ts'
import type { GateDecision, GateInput, GateReport } from './gate.ts'
import { gateDecision } from './gate-decision.ts'

/**
 * Decides every gate on every complete measure run. Pass: the upper 95 % bound of the drop is at
 * most `maxDrop`. Fail: the drop exceeds it and the test of the gate's rule finds p < alpha after
 * Holm over all tests of the report. Else inconclusive. A floor fails when the value lies below it.
 * @throws InputError when a gate is neither a floor nor a drop, or its metric is unknown
 */
export function decideGates(input: GateInput): GateReport {
  checkGates(input.gates)
  const cases = gateCases(input)
  const adjusted = adjustedPs(cases)
  const decisions = cases.map((each, at) => gateDecision(each, adjusted.get(at), adjusted.size))
  const problems = [...new Set([...problemsOf(cases), ...absences(input, cases)])]
  return { decisions, problems, ...exitOf(decisions, problems) }
}

/** Holm over every drop test of the report, by position in `cases`. */
function adjustedPs(cases: readonly GateCase[]): ReadonlyMap<number, number> {
  const tests = cases.flatMap(({ finding }, at) =>
    finding.kind === 'drop' ? [{ at, p: finding.tested.p }] : [],
  )
  const adjusted = holm(tests.map(({ p }) => p))
  return new Map(tests.map(({ at }, index) => [at, adjusted[index] ?? 1]))
}

function problemsOf(cases: readonly GateCase[]): readonly string[] {
  return cases.flatMap(({ finding }) => (finding.kind === 'problem' ? [finding.reason] : []))
}

/** What a whole invocation should have measured and did not: an empty result must not pass. */
function absences(input: GateInput, cases: readonly GateCase[]): readonly string[] {
  if (input.isWhole !== true) return []
  const runs = input.runs.filter(run => run.header.kind === 'measure')
  const idle = input.gates.filter((_, gate) => cases.every(each => each.gate !== gate))
  const names = [...new Set(runs.map(run => run.header.retriever))].join(', ') || 'none'
  return [
    ...idle.map(
      gate =>
        `The gate on ${gate.metric} must find a measured run` +
        `${gate.retriever === undefined ? '' : ` of ${gate.retriever}`}, but measured were: ` +
        `${names}. Add the bench file, or remove the gate.`,
    ),
    ...unmeasured(input.baseline ?? [], runs),
  ]
}

/** A regression outranks a fault: 3 says that nothing but the machinery is wrong. */
function exitOf(
  decisions: readonly GateDecision[],
  problems: readonly string[],
): Pick<GateReport, 'exitCode' | 'reason'> {
  const failing = decisions.filter(decision => decision.failsBuild).length
  if (failing > 0) {
    return { exitCode: 1, reason: `${failing} of ${decisions.length} gate verdicts fail the build` }
  }
  if (problems.length > 0) {
    return { exitCode: 3, reason: `${problems.length} gate problems, none of them a regression` }
  }
  return { exitCode: 0, reason: 'no gate verdict fails the build' }
}
