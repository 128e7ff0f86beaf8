import type { Adequacy, Finding, GateResult } from '../../authoring/index.ts'
import { problem, type Problem, type Reason } from './judgement.ts'

const REASON_OF_GATE: Readonly<Record<number, Reason>> = {
  1: 'schema',
  2: 'syntax',
  3: 'canonical-fails',
  4: 'too-few-distractors',
  5: 'integrity',
  6: 'equivalent-keys',
  7: 'sufficiency',
  8: 'cross-pass',
  9: 'blind-advantage',
  10: 'near-duplicate',
}

/** Returns what the dataset's gates found wrong, as the reasons that reports count. */
export function gateProblems(
  results: readonly GateResult[],
  adequacy?: Pick<Adequacy, 'survivors'>,
): readonly Problem[] {
  const survivors = adequacy?.survivors.map(({ key }) => key) ?? []
  return results.flatMap(({ id, violations }) =>
    violations.map(finding => problem(reasonOf(id, finding, survivors), finding.message)),
  )
}

function reasonOf(id: number, finding: Finding, survivors: readonly string[]): Reason {
  if (finding.allowance === 'identical-failing-subsets') return 'identical-failing-subsets'
  if (id === 6 && survivors.some(key => finding.message.includes(key))) return 'surviving-mutant'
  return REASON_OF_GATE[id] ?? 'integrity'
}
