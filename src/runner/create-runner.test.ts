import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cachedRunner } from './cached-runner.ts'
import { createRunner } from './create-runner.ts'
import { executeAll } from './execute-all.ts'
import type { ExecutionCache } from './execution-cache.ts'
import type { StartedRunner } from './runner.ts'

const add = 'def add(a, b):\n    return a + b\n'
const hang = 'def f():\n    while True: pass\n'
const pair = (id: string, code: string, ...tests: readonly string[]) => ({
  id,
  code,
  tests: [...tests],
})

/** The processes below this one, by command line. */
const descendants = (): readonly string[] =>
  execFileSync('ps', ['-eo', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter(line => Number.parseInt(line, 10) === process.pid && line.includes('zygote.py'))

describe('createRunner', () => {
  let runner: StartedRunner
  beforeAll(async () => {
    runner = await createRunner({ workers: 2, limits: { cpuMs: 1000 } })
  })
  afterAll(() => runner.close())

  test('labels tests in their order and says at which level', async () => {
    const result = await runner.execute(
      pair('p', add, 'assert add(1, 2) == 3', 'assert add(1, 2) == 4', 'add(1)', 'assert add', ''),
    )

    expect(result).toMatchObject({
      id: 'p',
      outcomes: ['pass', 'FAIL', 'FAIL:TypeError', 'pass', 'pass'],
      level: runner.level,
    })
    expect(result.cpuMs).toBeGreaterThan(0)
  })

  test('returns results in input order', async () => {
    const pairs = Array.from({ length: 30 }, (_, index) =>
      pair(`p${index}`, add, `assert add(${index}, 1) == ${index % 2 === 0 ? index + 1 : 0}`),
    )
    const results = await executeAll(runner, pairs)

    expect(results.map(({ id }) => id)).toEqual(pairs.map(({ id }) => id))
    expect(results.map(({ outcomes }) => outcomes[0])).toEqual(
      pairs.map((_, index) => (index % 2 === 0 ? 'pass' : 'FAIL')),
    )
  })

  test('gives no outcome to no test', async () => {
    expect((await runner.execute(pair('p', add))).outcomes).toEqual([])
  })

  test('tells what does not compile', async () => {
    expect(await runner.compiles(add)).toBeNull()
    expect(await runner.compiles('def f(:\n')).toMatch(/^SyntaxError: /)
    expect(await runner.compiles(`x = ${'('.repeat(3000)}`)).toMatch(/Error/)
  })

  test('spends the budget of the call instead of its own', async () => {
    const { outcomes, cpuMs } = await runner.execute(pair('p', hang, 'f()'), { cpuMs: 100 })

    expect(outcomes).toEqual(['TIMEOUT'])
    expect(cpuMs).toBeLessThan(1000)
  })

  test('rejects a call whose signal has aborted', async () => {
    const reason = new Error('enough')

    await expect(
      runner.execute(pair('p', add, 'assert add'), { signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason)
  })

  test('ends the process of a call that is aborted, and goes on', async () => {
    const controller = new AbortController()
    const running = runner.execute(pair('p', hang, 'f()'), { signal: controller.signal })
    const waiting = runner.execute(pair('q', hang, 'f()'), { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 100)

    const settled = await Promise.allSettled([running, waiting])

    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await runner.execute(pair('p', add, 'assert add(1, 1) == 2'))).outcomes).toEqual([
      'pass',
    ])
  })

  test('shares a process among the tests of a pair, or not', async () => {
    const code = 'import math\nmath.pi += 1\ndef f(): return int(math.pi)\n'
    const apart = await createRunner({ workers: 1, isolate: 'test' })
    const tests = ['assert f() == 4', 'assert f() == 4']

    expect((await runner.execute(pair('p', code, ...tests))).outcomes).toEqual(['pass', 'FAIL'])
    expect((await apart.execute(pair('p', code, ...tests))).outcomes).toEqual(['pass', 'pass'])
    await apart.close()
  })

  test('counts the budget of a suite also when every test has its own process', async () => {
    const apart = await createRunner({ workers: 1, isolate: 'test', limits: { cpuMs: 300 } })
    const { outcomes } = await apart.execute(pair('p', hang, 'assert f', 'f()', 'assert f'))

    expect(outcomes).toEqual(['pass', 'TIMEOUT', 'TIMEOUT'])
    await apart.close()
  })

  test('orders sets by the seed alone', async () => {
    const code = 'def f():\n    return list({"a", "b", "c", "d", "e"})\n'
    const order = async (seed: number): Promise<string> => {
      const seeded = await createRunner({ workers: 1, seed })
      const orders = ['abcde'].flatMap(letters => permutations(letters))
      const tests = orders.map(letters => `assert "".join(f()) == "${letters}"`)
      const { outcomes } = await seeded.execute(pair('p', code, ...tests))
      await seeded.close()
      return orders[outcomes.indexOf('pass')] ?? 'none'
    }

    expect(await order(0)).toBe(await order(0))
    expect(new Set([await order(0), await order(1), await order(2)]).size).toBeGreaterThan(1)
  })

  test('remembers executions in a cache, but not a cut budget', async () => {
    const rows = new Map<string, Parameters<ExecutionCache['put']>[2]>()
    const cache: ExecutionCache = {
      size: 0,
      damaged: 0,
      get: code => rows.get(code),
      put: (code, _, execution) => void rows.set(code, execution),
      flush: async () => undefined,
      close: async () => undefined,
    }
    const cached = cachedRunner(runner, [cache])
    const first = await cached.execute(pair('p', add, 'assert add(1, 1) == 2'))
    rows.set(add, { outcomes: ['FAIL:Remembered'], level: 'bwrap', cpuMs: 7 })

    expect(first.outcomes).toEqual(['pass'])
    expect(await cached.execute(pair('q', add, 'assert add(1, 1) == 2'))).toEqual({
      id: 'q',
      outcomes: ['FAIL:Remembered'],
      level: 'bwrap',
      cpuMs: 7,
    })
    await cached.execute(pair('r', hang, 'f()'), { cpuMs: 50 })
    expect(rows.has(hang)).toBe(false)
  })
})

describe('a closed runner', () => {
  test('leaves no process behind and executes nothing', async () => {
    const runner = await createRunner({ workers: 2 })
    await executeAll(
      runner,
      [1, 2, 3, 4].map(id => pair(`${id}`, add, 'assert add(1, 1) == 2')),
    )
    const before = descendants().length
    await runner.close()

    expect(before).toBeGreaterThan(0)
    expect(descendants().length).toBeLessThan(before)
    await expect(runner.execute(pair('p', add, 'assert add'))).rejects.toThrow(
      'The runner must be open to execute, but was closed.',
    )
  })

  test('lets go of what is still running', async () => {
    const runner = await createRunner({ workers: 1 })
    const outcome = runner.execute(pair('p', hang, 'f()')).then(String, String)
    await new Promise(resolve => setTimeout(resolve, 200))
    await runner.close()

    expect(await outcome).toContain('was closed')
  })
})

describe('a machine without a usable Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pythons-'))
  const fake = (name: string, script: string): string => {
    const path = join(folder, name)
    writeFileSync(path, `#!/bin/sh\n${script}\n`)
    chmodSync(path, 0o755)
    return path
  }
  const answer = (version: string, more = '"hasCtypes": true, "canFork": true'): string =>
    `echo '{"executable": "/nowhere/python", "implementation": "CPython", "version": "${version}", ` +
    `"platform": "linux-x86_64", ${more}}'`
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.for([
    ['there is none', () => join(folder, 'missing'), /missing is not on PATH/],
    ['it is ancient', () => fake('old', answer('3.6.15')), /old is 3\.6\.15/],
    ['it is Python 2', () => fake('two', 'echo nonsense'), /two could not be started/],
    [
      'it crashes',
      () => fake('crash', 'echo "no module named encodings" >&2; exit 1'),
      /no module named encodings/,
    ],
  ] as const)('is told what to do when %s', async ([, python, message]) => {
    const failure = createRunner({ python: python() })

    await expect(failure).rejects.toThrow(message)
    await expect(failure).rejects.toThrow('Executing Python snippets needs Python 3.9 or later')
    await expect(failure).rejects.toThrow('doctor')
  })

  test('is refused the lock without ctypes, and told so', async () => {
    const python = fake('plain', answer('3.11.7', '"hasCtypes": false, "canFork": true'))

    await expect(createRunner({ python, isolation: 'required' })).rejects.toThrow(
      /needs the isolation level "lock", but .* this Python has no ctypes.*isolation: 'preferred'/,
    )
  })

  test('is refused every level when the standard library cannot be read', async () => {
    const python = fake('gone', answer('3.11.7'))

    await expect(createRunner({ python })).rejects.toThrow(/lock: .*rlimit: .*process: /)
  })
})

/** Every order of some letters. */
function permutations(letters: string): readonly string[] {
  if (letters.length <= 1) return [letters]
  return [...letters].flatMap(letter =>
    permutations(letters.replace(letter, '')).map(rest => letter + rest),
  )
}
