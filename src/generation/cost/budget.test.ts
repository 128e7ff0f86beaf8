import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newBudget } from './budget.ts'
import { costOf, highestCost } from './prices.ts'

describe('newBudget', () => {
  test('lets nothing through that could exceed the limit', () => {
    const budget = newBudget(10)

    expect(budget.reserve('a', 6)).toBe(true)
    expect(budget.reserve('b', 5)).toBe(false)
    budget.settle('a', 2)
    expect(budget.reserve('b', 8)).toBe(true)
    expect([budget.paid(), budget.open()]).toEqual([2, 8])
  })

  test('counts what may have been billed for lost answers until the server is known to keep them', () => {
    const budget = newBudget(10)
    budget.hold('a lost 1', 4)
    budget.hold('a lost 2', 4)

    expect(budget.reserve('b', 3)).toBe(false)
    budget.releaseLost('a lost')
    expect(budget.reserve('b', 10)).toBe(true)
  })

  test('never lets paid and open costs exceed the limit, whatever happens', () => {
    const step = fc.tuple(fc.constantFrom('reserve', 'settle', 'release'), fc.nat(9), fc.nat(50))

    fc.assert(
      fc.property(fc.array(step), steps => {
        const budget = newBudget(100)
        const highest = new Map<string, number>()
        for (const [what, key, amount] of steps) {
          const name = String(key)
          if (what === 'reserve' && !highest.has(name)) {
            if (budget.reserve(name, amount)) highest.set(name, amount)
          } else if (what === 'settle' && highest.has(name)) {
            budget.settle(name, Math.min(amount, highest.get(name) ?? 0))
            highest.delete(name)
          } else if (what === 'release') {
            budget.release(name)
            highest.delete(name)
          }
          expect(budget.paid() + budget.open()).toBeLessThanOrEqual(100)
        }
      }),
      { seed: 10 },
    )
  })
})

const prices = { input: 2, cachedInput: 0.5, output: 8, batchFactor: 0.5 }
const usage = {
  prompt_tokens: 1000,
  cached_tokens: 400,
  completion_tokens: 500,
  reasoning_tokens: 300,
}

describe('costOf', () => {
  test('prices fresh and cached prompt and what was generated', () => {
    // 600 × 2 + 400 × 0.5 + 500 × 8 = 5,400 per million
    expect(costOf(usage, prices, 'realtime')).toBeCloseTo(0.0054, 12)
    expect(costOf(usage, prices, 'batch')).toBeCloseTo(0.0027, 12)
  })
})

describe('highestCost', () => {
  test('is no less than the cost of any answer that the request allows', () => {
    const content = fc.string({ unit: 'grapheme' })

    fc.assert(
      fc.property(content, fc.nat(1000), (text, generated) => {
        const body = {
          model: 'm',
          messages: [{ role: 'user' as const, content: text }],
          max_completion_tokens: 1000,
        }
        const most = {
          ...usage,
          prompt_tokens: Buffer.byteLength(text),
          cached_tokens: 0,
          completion_tokens: generated,
        }

        expect(highestCost(body, prices, 'realtime')).toBeGreaterThanOrEqual(
          costOf(most, prices, 'realtime'),
        )
      }),
      { seed: 10 },
    )
  })
})
