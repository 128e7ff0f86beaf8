import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runUnderSeeds } from './run-canonicals.ts'
import { runnerExecutor, type RunnerExecutor } from './runner-executor.ts'

const FURTHER = [11, 4_294_967_294]

let executor: RunnerExecutor
beforeAll(async () => {
  executor = await runnerExecutor(1)
})
afterAll(() => executor.close())

// One assert a letter: which of them passes tells what came first.
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const tests = LETTERS.map(letter => `assert first('abcdefgh') == '${letter}'`)
const pair = (code: string) => ({ id: 'c', code, tests })

describe('runUnderSeeds', () => {
  test('runs a snippet under both fixed seeds and under each further one, and says which', async () => {
    const runs = await runUnderSeeds(
      [pair('def first(text):\n    return min(text)')],
      executor,
      FURTHER,
    )

    expect(runs.get('c')).toEqual(
      [0, 7, ...FURTHER].map(seed => ({
        how: `hash seed ${seed}`,
        outcomes: ['pass', 'FAIL', 'FAIL', 'FAIL', 'FAIL', 'FAIL', 'FAIL', 'FAIL'],
      })),
    )
  })

  test('shows a snippet that answers by the order of a set', async () => {
    const flaky = pair('def first(text):\n    return next(iter(set(text)))')

    const runs = await runUnderSeeds([flaky], executor, [...FURTHER, 1, 2, 3])
    const outcomes = new Set(runs.get('c')?.map(run => run.outcomes.join()))

    expect(outcomes.size).toBeGreaterThan(1)
  })
})
