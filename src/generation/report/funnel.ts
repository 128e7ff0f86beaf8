import type { Problem, Reason } from '../judging/judgement.ts'
import type { RowState } from '../pipeline/row-state.ts'
import type { ReportInput } from './report-input.ts'

/** A step on the way from a chosen task to a released one. */
export interface FunnelStage {
  readonly stage: string
  readonly left: number
  /** Why tasks were lost at this step, and how many. */
  readonly lost: Readonly<Record<string, number>>
}

const STAGES: readonly { readonly stage: string; readonly gates: readonly number[] }[] = [
  { stage: 'readable (gate 1)', gates: [1] },
  { stage: 'valid code (gate 2)', gates: [2] },
  { stage: 'canonical passes (gate 3)', gates: [3] },
  { stage: 'adequate tests (gates 6, 7)', gates: [6, 7] },
  { stage: 'distractors fail (gates 4, 5)', gates: [4, 5] },
]

/** Follows the tasks from step to step; each is lost at the first step its last answer fails. */
export function funnelOf(input: ReportInput): readonly FunnelStage[] {
  const { states, dropped, weeded, released } = input
  const answered = states.filter(({ attempts }) => attempts.at(-1)?.judgement !== undefined)
  const stages: FunnelStage[] = [
    { stage: 'proposed', left: states.length + dropped.length, lost: {} },
    { stage: 'distinct', left: states.length, lost: counts(dropped.map(({ reason }) => reason)) },
    {
      stage: 'answered',
      left: answered.length,
      lost: counts(states.filter(state => !answered.includes(state)).map(() => 'unanswered')),
    },
  ]
  let left = answered
  for (const { stage, gates } of STAGES) {
    const lost = left.flatMap(state => {
      const reason = firstReason(state, gates)
      return reason === undefined ? [] : [{ state, reason }]
    })
    left = left.filter(state => lost.every(each => each.state !== state))
    stages.push({ stage, left: left.length, lost: counts(lost.map(({ reason }) => reason)) })
  }
  const apart = left.length - weeded.length
  const reasons = weeded.map(({ problems }) => problems[0]?.reason ?? 'near-duplicate')
  return [
    ...stages,
    { stage: 'unlike the others (gates 8, 10)', left: apart, lost: counts(reasons) },
    {
      stage: 'released',
      left: released,
      lost: counts(Array.from({ length: apart - released }, () => 'batch gates')),
    },
  ]
}

function firstReason({ attempts }: RowState, gates: readonly number[]): Reason | undefined {
  const problems: readonly Problem[] = attempts.at(-1)?.judgement?.problems ?? []
  return problems.find(({ gate }) => gates.includes(gate))?.reason
}

function counts(reasons: readonly string[]): Readonly<Record<string, number>> {
  const groups = [...Map.groupBy(reasons, reason => reason)]
  return Object.fromEntries(groups.map(([reason, all]) => [reason, all.length]))
}
