import { describe, expect, test } from 'vitest'
import { describeProgress, progressReport } from './progress-report.ts'

function report(
  steps: readonly (readonly [ms: number, done: number])[],
  isQuiet = false,
): readonly string[] {
  const lines: string[] = []
  let ms = 0
  const progress = progressReport({
    name: 'm: embedded',
    write: line => lines.push(line),
    now: () => ms,
    isQuiet,
  })
  for (const [time, done] of steps) {
    ms = time
    progress(done, 1000)
  }
  return lines
}

describe('progressReport', () => {
  test('says nothing in the first two seconds and when all is done', () => {
    expect(
      report([
        [500, 400],
        [1999, 900],
        [3000, 1000],
      ]),
    ).toEqual([])
  })

  test('writes a line for a tenth or after five seconds', () => {
    expect(
      report([
        [2500, 100],
        [2600, 110],
        [4000, 210],
        [9000, 220],
      ]),
    ).toEqual([
      'm: embedded 100 of 1,000 · 40/s · about 23 s left\n',
      'm: embedded 210 of 1,000 · 53/s · about 16 s left\n',
      'm: embedded 220 of 1,000 · 24/s · about 32 s left\n',
    ])
  })

  test('is quiet where nobody watches', () => {
    expect(
      report(
        [
          [2500, 100],
          [9000, 500],
        ],
        true,
      ),
    ).toEqual([])
  })
})

describe('describeProgress', () => {
  test('tells slow rates and the cost', () => {
    expect(describeProgress({ done: 3, total: 6, ms: 6000, cost: 0.01234 })).toBe(
      '3 of 6 · 0.5/s · about 6 s left · cost 0.012',
    )
  })
})
