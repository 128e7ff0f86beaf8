import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeExecutor } from '../../../test/fixtures/dataset/fake-executor.ts'
import { rememberingExecutor } from './remembering-executor.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'memory-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const pair = (id: string, code: string) => ({ id, code, tests: ['assert f()'] })
const conditions = { cpuMs: 100, hashSeed: 0 }
const file = (): string => join(directory, 'deep', 'verdicts.jsonl')

describe('rememberingExecutor', () => {
  test('runs what it has not seen and answers the rest from the file, in order', async () => {
    const first = await rememberingExecutor(fakeExecutor(['a']), file())
    await first.execute([pair('1', 'a'), pair('2', 'b')], conditions)
    await first.save()
    const inner = fakeExecutor([])
    const second = await rememberingExecutor(inner, file())

    const results = await second.execute([pair('x', 'c'), pair('y', 'a')], conditions)

    expect(results.map(({ id, outcomes }) => [id, outcomes[0]])).toEqual([
      ['x', 'FAIL'],
      ['y', 'pass'],
    ])
    expect([second.executed, inner.asked[0]?.pairs]).toEqual([1, 1])
  })

  test.each([
    ['limit', { cpuMs: 5000, hashSeed: 0 }],
    ['hash seed', { cpuMs: 100, hashSeed: 7 }],
    ['load', { cpuMs: 100, hashSeed: 0, isAlone: true }],
    ['repetition', { cpuMs: 100, hashSeed: 0, repetition: 1 }],
  ])('does not take a run with another %s for the same', async (_, other) => {
    const executor = await rememberingExecutor(fakeExecutor([]), file())
    await executor.execute([pair('1', 'a')], conditions)

    await executor.execute([pair('1', 'a')], other)

    expect(executor.executed).toBe(2)
  })

  test('reads nothing when cold', async () => {
    const first = await rememberingExecutor(fakeExecutor([]), file())
    await first.execute([pair('1', 'a')], conditions)
    await first.save()
    const cold = await rememberingExecutor(fakeExecutor([]), file(), true)

    await cold.execute([pair('1', 'a')], conditions)

    expect(cold.executed).toBe(1)
  })

  test('does not remember a run that the runner lost', async () => {
    const executor = await rememberingExecutor(
      fakeExecutor([], () => ['ERROR:RunnerLost']),
      file(),
    )
    await executor.execute([pair('1', 'a')], conditions)
    await executor.save()

    expect(readFileSync(file(), 'utf8')).toBe('')
  })

  test('starts empty on a file that was cut off', async () => {
    writeFileSync(join(directory, 'cut.jsonl'), '{"key":')

    const executor = await rememberingExecutor(fakeExecutor([]), join(directory, 'cut.jsonl'))

    expect(await executor.execute([pair('1', 'a')], conditions)).toHaveLength(1)
  })
})
