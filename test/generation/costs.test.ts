import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { estimateRun } from '../../src/generation/index.ts'
import { fakeRun } from '../fixtures/generation/fake-run.ts'
import { goodAnswer, rowsFor } from '../fixtures/generation/known-tasks.ts'
import { startLoopback, type ChatCall, type Reply } from '../fixtures/generation/loopback-server.ts'
import { optionsFor, temporaryFolder } from '../fixtures/generation/run-options.ts'

const good = ({ functionName }: ChatCall): Reply => ({ json: goodAnswer(functionName) })
// An answer of the loopback server has 1,000 prompt and 2,000 completion tokens: 18 in this currency.
const PRICES = { input: 2_000, output: 8_000, batchFactor: 0.5 }
const PAID = 18
// What a request may cost at most: 4,000 tokens of answer, and a prompt counted in bytes.
const HIGHEST = 4_000 * 0.008

describe('--max-cost', () => {
  test.each(['realtime', 'batch'] as const)(
    'is never exceeded in %s mode, and can be raised',
    async mode => {
      await using server = await startLoopback(good)
      await using folder = await temporaryFolder()
      const options = optionsFor(server, folder.path, { prices: PRICES, mode })
      const [paid, limit] = mode === 'batch' ? [PAID / 2, 40] : [PAID, 75]

      const limited = await fakeRun({ ...options, maxCost: limit })
      const { report } = limited

      expect(report.isOverBudget).toBe(true)
      expect(report.cost.paid).toBeLessThanOrEqual(limit)
      expect(report.cost.paid).toBeCloseTo(report.requests.answered * paid, 6)
      expect(report.tasks.accepted).toBeGreaterThan(0)
      expect(report.tasks.unanswered).toBe(6 - report.tasks.accepted)
      expect(report.tasks.released).toBe(report.tasks.accepted)

      const raised = await fakeRun({ ...options, maxCost: 500 })

      expect(raised.report.tasks.accepted).toBe(6)
      expect(raised.report.cost.paid).toBeCloseTo(6 * paid, 6)
      expect(server.calls).toHaveLength(6)
    },
  )

  test('counts answers that were lost as if they were billed', async () => {
    await using server = await startLoopback(call =>
      call.count === 1 ? { isLost: true, text: 'x' } : good(call),
    )
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, {
      prices: PRICES,
      registry: rowsFor(['toll_for_trip']),
    })

    const { report } = await fakeRun({ ...options, maxCost: 500 })

    expect(report.cost.paid).toBeCloseTo(PAID, 6)
    expect(report.cost.possiblyBilled).toBeGreaterThan(HIGHEST)
  })

  test('takes the highest price of an answer that the server does not count', async () => {
    await using server = await startLoopback(call => ({ ...good(call), isCounted: false }))
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, {
      prices: PRICES,
      registry: rowsFor(['toll_for_trip']),
    })

    const { report } = await fakeRun(options)

    expect(report.cost.paid).toBeGreaterThan(HIGHEST)
    expect(report.tokens).toMatchObject({ prompt_tokens: 0, uncounted: 1 })
  })

  test('needs prices', async () => {
    await using server = await startLoopback(good)
    await using folder = await temporaryFolder()

    await expect(estimateRun({ ...optionsFor(server, folder.path), maxCost: 1 })).rejects.toThrow(
      'A limit of costs needs prices',
    )
  })
})

describe('--dry-run', () => {
  test('estimates, asks nothing and writes nothing', async () => {
    await using server = await startLoopback(good)
    await using folder = await temporaryFolder()
    const directory = join(folder.path, 'new')

    const estimate = await estimateRun({ ...optionsFor(server, directory), prices: PRICES })

    expect(estimate.requests).toBe(6)
    // 5,755 completion tokens as in the paper, cut to the 4,000 that are allowed.
    expect(estimate.completion_tokens).toBe(6 * 4_000)
    expect(estimate.cost).toBeCloseTo(estimate.prompt_tokens * 0.002 + 6 * HIGHEST, 6)
    expect(estimate.highest_cost).toBeGreaterThan(3 * 6 * HIGHEST)
    expect(server.headers).toEqual([])
    expect(existsSync(directory)).toBe(false)
  })

  test('goes by the answers that are there, and counts only what is left', async () => {
    await using server = await startLoopback(good)
    await using folder = await temporaryFolder()
    const options = { ...optionsFor(server, folder.path), prices: PRICES }
    await fakeRun({ ...options, registry: rowsFor(['toll_for_trip', 'reorder_packs']) })

    const estimate = await estimateRun(options)

    expect(estimate).toMatchObject({
      requests: 4,
      completion_tokens: 4 * 2_000,
      basis: 'the mean of 2 answers in the journal',
    })
  })
})
