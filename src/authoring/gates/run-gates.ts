import type { Allowances, Evidence, Finding, Gate, Measures } from './gate.ts'

/** What one gate found, with its allowances applied. */
export interface GateResult {
  readonly id: number
  readonly name: string
  readonly checked: number
  /** What fails the gate. */
  readonly violations: readonly Finding[]
  /** What an allowance covers. */
  readonly allowed: readonly Finding[]
  readonly warnings: readonly Finding[]
  readonly measures: Measures
}

/** Runs gates over the evidence, in order, with the given allowances. */
export function runGates(
  gates: readonly Gate[],
  evidence: Evidence,
  allowances: Allowances = {},
): readonly GateResult[] {
  return gates.map(gate => {
    const { checked, findings, measures } = gate.judge(evidence)
    const covered = coveredKinds(findings, allowances)
    const isAllowed = ({ allowance }: Finding): boolean =>
      allowance !== undefined && covered.has(allowance)
    const serious = findings.filter(finding => finding.isWarning !== true)
    return {
      id: gate.id,
      name: gate.name,
      checked,
      violations: serious.filter(finding => !isAllowed(finding)),
      allowed: serious.filter(isAllowed),
      warnings: findings.filter(finding => finding.isWarning === true),
      measures: measures ?? {},
    }
  })
}

/** An allowance that is exceeded covers nothing, so that every finding of its kind is shown. */
function coveredKinds(findings: readonly Finding[], allowances: Allowances): ReadonlySet<string> {
  const byKind = Map.groupBy(
    findings.filter(finding => finding.isWarning !== true),
    finding => finding.allowance ?? '',
  )
  const kinds = Object.entries(allowances)
  return new Set(
    kinds.filter(([kind, limit]) => (byKind.get(kind)?.length ?? 0) <= limit).map(([kind]) => kind),
  )
}
