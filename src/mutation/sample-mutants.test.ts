import { describe, expect, test } from 'vitest'
import { body, mutantsIn } from '../../test/fixtures/mutation/edits-in.ts'
import { sampleMutants } from './sample-mutants.ts'

const mutants = mutantsIn(body('if n < 1 and k:', '    return 0', 'return g(n - 2, k)'))

describe('sampleMutants', () => {
  test('draws one of each type first', () => {
    const types = sampleMutants(mutants, 6, 1).map(({ type }) => type)

    expect(new Set(types).size).toBe(6)
  })

  test('keeps the order of the source and depends on no other', () => {
    const drawn = sampleMutants(mutants, 8, 3)

    expect(drawn.map(({ edit }) => edit.start)).toEqual(
      drawn.map(({ edit }) => edit.start).toSorted((a, b) => a - b),
    )
    expect(sampleMutants(mutants.toReversed(), 8, 3).toReversed()).toEqual(drawn)
  })
})
