import { describe, expect, test } from 'vitest'
import { body, mutantsIn } from '../../test/fixtures/mutation/edits-in.ts'
import { balancedQuad } from './balanced-quad.ts'
import { applyEdits } from './edits.ts'
import { areLineDisjoint, composeMutants, stacks, subsetsOf } from './stacks.ts'

const SOURCE = body('if n < 0:', '    return 0', 'y = n + 2', 'k = y * 3', 'return k - n')
const mutants = mutantsIn(SOURCE)
const on = (line: number): (typeof mutants)[number] => {
  const found = mutants.find(mutant => mutant.line === line && mutant.endLine === line)
  if (found === undefined) throw new Error(`no mutant on line ${line}`)
  return found
}

describe('composeMutants', () => {
  test('plants every bug, whatever the order', () => {
    const [a, b] = [on(4), on(5)]

    const stack = composeMutants(SOURCE, [b, a])

    expect(stack.code).toBe(applyEdits(SOURCE, [a.edit, b.edit]))
    expect(composeMutants(SOURCE, [a, b])).toEqual(stack)
  })

  test('refuses two bugs on one line', () => {
    expect(() => composeMutants(SOURCE, [on(4), on(4)])).toThrow(/must change different lines/)
  })
})

describe('stacks', () => {
  test('draws two to four bugs on lines of their own', () => {
    const drawn = stacks(SOURCE, mutants, { seed: 1, limit: 3 })

    expect(drawn.map(stack => stack.mutants.length)).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4])
    expect(drawn.every(stack => areLineDisjoint(stack.mutants))).toBe(true)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
  })

  test('does not depend on the order of the mutants', () => {
    const options = { seed: 7 }

    expect(stacks(SOURCE, mutants.toReversed(), options)).toEqual(stacks(SOURCE, mutants, options))
  })

  test('puts the hub into every stack', () => {
    const drawn = stacks(SOURCE, mutants, { seed: 1, hub: on(4) })

    expect(drawn.length).toBeGreaterThan(3)
    expect(drawn.every(stack => stack.mutants.includes(on(4)))).toBe(true)
  })

  test('is empty where all bugs are on one line', () => {
    const source = 'def f(n):\n    return n + 2\n'

    expect(
      stacks(
        source,
        mutantsIn(source).filter(({ line }) => line === 2),
        { seed: 1 },
      ),
    ).toEqual([])
  })
})

describe('subsetsOf', () => {
  test('lists every proper subset, the largest first', () => {
    const stack = composeMutants(SOURCE, [on(4), on(5), on(6)])

    const sizes = subsetsOf(SOURCE, stack).map(subset => subset.mutants.length)

    expect(sizes).toEqual([2, 2, 2, 1, 1, 1])
  })
})

describe('balancedQuad', () => {
  test('combines the two bugs', () => {
    const quad = balancedQuad(SOURCE, on(4), on(6))

    expect(quad?.both.code).toBe(applyEdits(SOURCE, [on(4).edit, on(6).edit]))
  })

  test('is undefined for bugs on one line', () => {
    expect(balancedQuad(SOURCE, on(4), on(4))).toBeUndefined()
  })
})
