import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { indexProgress } from './index-progress.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Reports `total` steps of `stepMs` each and returns the lines that were written. */
function linesOf(total: number, stepMs: number): readonly string[] {
  const lines: string[] = []
  const progress = indexProgress('mine', line => lines.push(line))
  for (let done = 1; done <= total; done += 1) {
    vi.advanceTimersByTime(stepMs)
    progress(done, total)
  }
  return lines
}

describe('indexProgress', () => {
  test('says nothing of quick work', () => {
    expect(linesOf(100, 40)).toEqual([])
  })

  test('writes a line per tenth of long work', () => {
    const lines = linesOf(100, 1_000)

    expect(lines).toHaveLength(9)
    expect(lines[0]).toBe('mine: indexed 10 of 100 snippets, about 90 s left\n')
  })

  test('keeps five seconds between lines', () => {
    expect(linesOf(100, 100)).toEqual(['mine: indexed 50 of 100 snippets, about 5 s left\n'])
  })
})
