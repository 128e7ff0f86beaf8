import { describe, expect, test } from 'vitest'
import { FaultError } from '../evaluation/index.ts'
import { failurePolicy } from './failure-policy.ts'

const fault = (cause: string): FaultError =>
  new FaultError({ kind: 'retriever', message: `${cause} for q_1`, cause })

describe('failurePolicy', () => {
  test('throws the first failure of each cause and skips later ones', () => {
    const policy = failurePolicy()

    const answers = ['refused', 'refused', 'timeout', 'refused', 'timeout'].map(cause =>
      policy.failed(fault(cause), true),
    )

    expect(answers).toEqual(['throw', 'skip', 'throw', 'skip', 'skip'])
  })

  test('throws as long as a retry is left, without using the first failure up', () => {
    const policy = failurePolicy()

    expect(policy.failed(fault('refused'), false)).toBe('throw')
    expect(policy.failed(fault('refused'), true)).toBe('throw')
    expect(policy.failed(fault('refused'), true)).toBe('skip')
  })

  test('stops asking after ten failures in a row', () => {
    const policy = failurePolicy()
    for (let at = 0; at < 9; at += 1) policy.failed(fault('refused'), true)
    expect(policy.stopReason()).toBeUndefined()

    policy.failed(fault('refused'), true)

    expect(policy.stopReason()).toBe('10 queries in a row failed before')
  })

  test('starts counting anew after a measured query', () => {
    const policy = failurePolicy()
    for (let at = 0; at < 9; at += 1) policy.failed(fault('refused'), true)

    policy.measured()
    policy.failed(fault('refused'), true)

    expect(policy.stopReason()).toBeUndefined()
  })
})
