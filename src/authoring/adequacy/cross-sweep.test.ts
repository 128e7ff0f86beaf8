import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runnerExecutor, type RunnerExecutor } from '../compile/runner-executor.ts'
import type { TaskSource } from '../source/task-source.ts'
import { crossSweep } from './cross-sweep.ts'

let executor: RunnerExecutor
beforeAll(async () => {
  executor = await runnerExecutor(1)
}, 60_000)
afterAll(() => executor.close())

function task(name: string, code: string, tests: readonly string[]): TaskSource {
  const shared = { domain: 'geometry', language: 'python', query: '', equivalents: [] } as const
  return { id: `geometry/${name}`, functionName: name, code, tests, ...shared }
}

const minus = task('minus', 'def minus(a, b):\n    return a - b', [
  'assert minus(3, 1) == 2',
  'assert minus(0, 4) == -4',
  'assert minus(5, 5) == 0',
])
const from = task('taken_from', 'def taken_from(x, y):\n    return y - x', [
  'assert taken_from(1, 3) == 2',
  'assert taken_from(4, 0) == -4',
])
const cut = task('cut', 'def cut(a, b):\n    return max(0, a - b)', [
  'assert cut(3, 1) == 2',
  'assert cut(1, 3) == 0',
  'assert cut(1, 9) == 0',
])
const hang = task('hang', 'def hang(a, b):\n    while True:\n        pass', ['assert hang(1, 1)'])

describe('crossSweep', () => {
  test('finds a canonical that passes with its arguments swapped, and one that passes half', async () => {
    const { hits, pairs } = await crossSweep(
      [minus, from, cut].map(each => ({ task: each, arity: 2 })),
      executor,
    )

    expect(pairs).toBe(6)
    expect(hits.filter(hit => hit.passesAll)).toEqual([
      { target: 'geometry/minus', source: 'geometry/taken_from', passesAll: true },
      { target: 'geometry/taken_from', source: 'geometry/minus', passesAll: true },
    ])
    expect(hits).toContainEqual({
      target: 'geometry/minus',
      source: 'geometry/cut',
      passesAll: false,
    })
  }, 60_000)

  test('goes on behind a canonical that hangs, and leaves other arities alone', async () => {
    const tasks = [hang, minus, from].map(each => ({ task: each, arity: 2 }))

    const { hits } = await crossSweep([...tasks, { task: cut, arity: 3 }], executor)

    expect(hits.map(({ target, source }) => [target, source])).toEqual([
      ['geometry/minus', 'geometry/taken_from'],
      ['geometry/taken_from', 'geometry/minus'],
    ])
  }, 240_000)
})
