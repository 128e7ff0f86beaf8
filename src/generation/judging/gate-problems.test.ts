import { describe, expect, test } from 'vitest'
import type { GateResult } from '../../authoring/index.ts'
import { gateProblems } from './gate-problems.ts'
import { GATE_OF, REASONS } from './judgement.ts'

const result = (id: number, message: string, allowance?: string): GateResult => ({
  id,
  name: 'a gate',
  checked: 1,
  violations: [{ subject: 'd/f', message, ...(allowance === undefined ? {} : { allowance }) }],
  allowed: [],
  warnings: [],
  measures: {},
})

describe('gateProblems', () => {
  test.each([
    [1, 'schema'],
    [2, 'syntax'],
    [3, 'canonical-fails'],
    [4, 'too-few-distractors'],
    [5, 'integrity'],
    [6, 'equivalent-keys'],
    [7, 'sufficiency'],
    [8, 'cross-pass'],
    [9, 'blind-advantage'],
    [10, 'near-duplicate'],
  ] as const)('calls what gate %i finds %s', (gate, reason) => {
    expect(gateProblems([result(gate, 'It must hold.')])).toEqual([
      { gate, reason, message: 'It must hold.' },
    ])
    expect(GATE_OF[reason]).toBe(gate)
  })

  test('tells distractors that fail alike and mutants that live from the rest of their gates', () => {
    const alike = result(4, 'All fail on the same tests.', 'identical-failing-subsets')
    const alive = result(6, 'A test must kill the mutant a [-<-]{+<=+} b.')
    const candidate = { mutant: mutant(), outcomes: [] }

    const problems = gateProblems([alike, alive], {
      survivors: [{ key: 'a [-<-]{+<=+} b', candidate }],
    })

    expect(problems.map(({ reason }) => reason)).toEqual([
      'identical-failing-subsets',
      'surviving-mutant',
    ])
  })

  test('finds nothing where no gate is violated', () => {
    expect(
      gateProblems([{ ...result(3, 'x'), violations: [], warnings: result(3, 'x').violations }]),
    ).toEqual([])
  })
})

describe('GATE_OF', () => {
  test('knows the gate of every reason', () => {
    expect(REASONS.map(reason => GATE_OF[reason]).every(gate => gate >= 1 && gate <= 10)).toBe(true)
  })
})

function mutant() {
  return {
    id: 'm',
    type: 'wrong_comparison' as const,
    operator: 'x',
    tier: 1 as const,
    edit: { start: 0, end: 1, before: '<', after: '<=' },
    code: '',
    line: 1,
    endLine: 1,
    description: '',
  }
}
