import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openExecutionCache } from './execution-cache.ts'
import type { ExecutionEnvironment } from './runner.ts'

const environment: ExecutionEnvironment = {
  language: 'python',
  implementation: 'CPython',
  version: '3.11.7',
  platform: 'linux-x86_64',
  cpuMs: 5000,
  wallFactor: 3,
  memoryBytes: 2 ** 29,
  isolate: 'suite',
  seed: 0,
}
const execution = { outcomes: ['pass', 'FAIL:TypeError'], level: 'lock' as const, cpuMs: 1.5 }
const module = new URL('./execution-cache.ts', import.meta.url).href

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'execution-cache-'))
  path = join(folder, 'deep', 'cache.log')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The text of a program that writes `count` rows of its own as fast as it can. */
const writer = (name: string, count: number): string => `
  const { openExecutionCache } = await import(${JSON.stringify(module)})
  const cache = await openExecutionCache(${JSON.stringify(path)}, ${JSON.stringify(environment)})
  console.log('open')
  for (let i = 0; i < ${count}; i += 1) {
    cache.put('${name}' + i, ['t'], { outcomes: ['pass'], level: 'lock', cpuMs: i })
  }
  await cache.close()
`
const node = ['--no-warnings', '--input-type=module', '-e']

describe('openExecutionCache', () => {
  test('remembers what an earlier process has put', async () => {
    const first = await openExecutionCache(path, environment)
    first.put('code', ['a', 'b'], execution)
    await first.close()

    const second = await openExecutionCache(path, environment)

    expect(second.get('code', ['a', 'b'])).toEqual(execution)
    expect(second.get('code', ['a'])).toBeUndefined()
    expect(second.get('code ', ['a', 'b'])).toBeUndefined()
    await second.close()
  })

  test.for([
    ['language', 'javascript'],
    ['implementation', 'PyPy'],
    ['version', '3.11.8'],
    ['platform', 'linux-aarch64'],
    ['cpuMs', 4999],
    ['wallFactor', 2],
    ['memoryBytes', 1],
    ['isolate', 'test'],
    ['seed', 1],
  ] as const)('knows nothing of another %s', async ([name, value]) => {
    const first = await openExecutionCache(path, environment)
    first.put('code', ['a', 'b'], execution)
    await first.close()

    const other = await openExecutionCache(path, { ...environment, [name]: value })

    expect(other.get('code', ['a', 'b'])).toBeUndefined()
    await other.close()
  })

  test('ignores every damaged line and keeps the others', async () => {
    const first = await openExecutionCache(path, environment)
    for (const code of ['a', 'b', 'c']) first.put(code, ['t'], execution)
    await first.close()
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
    const damaged = (lines[1] ?? '').replace('pass', 'PASS')
    writeFileSync(
      path,
      `${lines[0]}\n${damaged}\nrubbish\n\0\0\n${lines[2]}\n${lines[0]?.slice(0, 40)}`,
    )

    const second = await openExecutionCache(path, environment)

    expect(second.get('a', ['t'])).toEqual(execution)
    expect(second.get('b', ['t'])).toBeUndefined()
    expect(second.get('c', ['t'])).toEqual(execution)
    expect(second.damaged).toBe(4)
    second.put('d', ['t'], execution)
    await second.close()
    expect((await openExecutionCache(path, environment)).get('d', ['t'])).toEqual(execution)
  })

  test('loses nothing when several processes append at once', async () => {
    const names = ['x', 'y', 'z']
    await Promise.all(
      names.map(
        name =>
          new Promise(resolve => {
            spawn(process.execPath, [...node, writer(name, 400)]).once('exit', resolve)
          }),
      ),
    )

    const cache = await openExecutionCache(path, environment)

    expect(cache.damaged).toBe(0)
    expect(cache.size).toBe(1200)
    expect(cache.get('y399', ['t'])?.cpuMs).toBe(399)
    await cache.close()
  })

  test('survives a kill in the middle of writing', async () => {
    const child = spawn(process.execPath, [...node, writer('k', 1e9)])
    await new Promise(resolve => child.stdout.once('data', resolve))
    await new Promise(resolve => setTimeout(resolve, 50))
    child.kill('SIGKILL')
    await new Promise(resolve => child.once('exit', resolve))

    const cache = await openExecutionCache(path, environment)

    expect(cache.damaged).toBeLessThanOrEqual(1)
    for (let at = 0; at < cache.size; at += 1) expect(cache.get(`k${at}`, ['t'])?.cpuMs).toBe(at)
    await cache.close()
  })

  test('says which file cannot be written when it cannot be opened', async () => {
    writeFileSync(join(folder, 'deep'), 'a file where a folder should be')

    await expect(openExecutionCache(path, environment)).rejects.toThrow(
      /must be writable at .*cache\.log, but is not \(.*\)\. Name another file/,
    )
  })

  test('keeps results valid on a full disk and says so at the end', async () => {
    const cache = await openExecutionCache('/dev/full', environment)
    cache.put('code', ['t'], execution)

    expect(cache.get('code', ['t'])).toEqual(execution)
    await expect(cache.close()).rejects.toThrow('1 could not be written')
  })

  test('takes no empty list for an execution', async () => {
    const cache = await openExecutionCache(path, environment)
    cache.put('code', [], { ...execution, outcomes: [] })

    expect(cache.get('code', [])).toBeUndefined()
    await cache.close()
  })
})
