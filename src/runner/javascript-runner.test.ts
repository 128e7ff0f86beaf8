import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRunner } from './create-runner.ts'
import type { StartedRunner } from './runner.ts'

const add = 'export const add = (a, b) => a + b\n'

describe('JavaScript', () => {
  let runner: StartedRunner
  beforeAll(async () => {
    runner = await createRunner({ language: 'javascript', workers: 1, limits: { cpuMs: 500 } })
  })
  afterAll(() => runner.close())
  const judge = async (code: string, ...tests: readonly string[]) =>
    (await runner.execute({ id: 'p', code, tests: [...tests] })).outcomes

  test.for([
    ['assert(add(1, 2) === 3)', 'pass'],
    ['assert.equal(add(1, 2), "3")', 'pass'],
    ['assert.strictEqual(add(1, 2), "3")', 'FAIL'],
    ["import assert from 'node:assert/strict'\nassert.equal(add(1, 2), '3')", 'FAIL'],
    ["import { deepEqual as same } from 'node:assert/strict'\nsame([add(1, 2)], [3])", 'pass'],
    ["const assert = require('assert')\nassert.ok(add(1, 1))", 'pass'],
    [
      'assert.deepStrictEqual({ a: [1, new Map([[1, { b: 2 }]])] }, { a: [1, new Map([[1, { b: 2 }]])] })',
      'pass',
    ],
    ['assert.deepStrictEqual(new Set([[1]]), new Set([[2]]))', 'FAIL'],
    ['assert.deepStrictEqual([1, , 3], [1, undefined, 3])', 'FAIL'],
    ['assert.deepStrictEqual(-0, 0)', 'FAIL'],
    ['assert.deepEqual([1], ["1"])', 'pass'],
    ['assert.deepStrictEqual(new Date(1), new Date(2))', 'FAIL'],
    ['const a = []; a.push(a); const b = []; b.push(b); assert.deepStrictEqual(a, b)', 'pass'],
    ['assert.throws(() => { throw new TypeError("bad") }, TypeError)', 'pass'],
    ['assert.throws(() => { throw new TypeError("bad") }, /bad/)', 'pass'],
    ['assert.throws(() => { throw new TypeError("bad") }, { message: "bad" })', 'pass'],
    ['assert.throws(() => { throw new TypeError("bad") }, RangeError)', 'FAIL:TypeError'],
    ['assert.throws(() => 1)', 'FAIL'],
    ['await assert.rejects(Promise.reject(new RangeError("x")), RangeError)', 'pass'],
    ['assert.equal(await Promise.resolve(1), 2)', 'FAIL'],
    ['await new Promise(() => {})', 'FAIL:Pending'],
    ['null.x', 'FAIL:TypeError'],
    ['throw new (class Odd extends Error {})()', 'FAIL:Odd'],
    ['throw new (class extends Error { static name = "a b" })()', 'FAIL:?'],
    ['throw 5', 'FAIL:Thrown'],
    ['throw new Proxy(new Error(), { getPrototypeOf() { throw 1 } })', 'FAIL:?'],
    ['missing', 'FAIL:ReferenceError'],
    ['assert(', 'FAIL:SyntaxError'],
    ["require('node:fs')", 'FAIL:Error'],
    ['process.exit(0)', 'FAIL:ReferenceError'],
    ['this.constructor.constructor("return process")()', 'FAIL:ReferenceError'],
    ['assert.constructor.constructor("return process")()', 'FAIL:ReferenceError'],
    ['console.log("0 0 pass\\n"); assert(false)', 'FAIL'],
    ['assert.AssertionError.prototype.name = 1; throw new assert.AssertionError("x")', 'FAIL'],
    ['Math.random = 1; Object.prototype.pass = 1; Array.prototype.map = 1; assert(false)', 'FAIL'],
    ['(function f() { f() })()', 'FAIL:RangeError'],
    ['/(a+)+$/.test("a".repeat(40) + "b")', 'TIMEOUT'],
  ] as const)('%s is %s', async ([suite, label]) => {
    expect(await judge(add, suite)).toEqual([label])
  })

  test('gives every test a realm of its own, and the next pair too', async () => {
    const code = 'let count = 0\nfunction next() { Array.prototype.seen = 1; return ++count }'

    expect(await judge(code, 'assert.equal(next(), 1)', 'assert.equal(next(), 1)')).toEqual([
      'pass',
      'pass',
    ])
    expect(await judge(code, 'assert.equal([].seen, undefined)')).toEqual(['pass'])
  })

  test('reaches nothing of the outer realm through an error of import()', async () => {
    const leak =
      'let leaked = false\nlet failure\ntry { await import("node:fs") } catch (error) { failure = error }\n' +
      'try { failure.constructor.constructor("return process")(); leaked = true } catch {}\n' +
      'try { Object.getPrototypeOf(failure.constructor).constructor("return 1")(); leaked = true } catch {}\n' +
      'assert.equal(leaked, false)'

    expect(await judge('', leak)).toEqual(['pass'])
  })

  test('keeps finished tests when one hangs, and goes on with the next pair', async () => {
    expect(await judge(add, 'assert(add)', 'for (;;);', 'assert(add)')).toEqual([
      'pass',
      'TIMEOUT',
      'TIMEOUT',
    ])
    expect(await judge(add, 'assert(add)')).toEqual(['pass'])
  })

  test('loads no snippet that is none', async () => {
    expect(await judge('function (', 'assert(1)')).toEqual(['ERROR:SyntaxError'])
    expect(await judge('throw new RangeError()', 'assert(1)')).toEqual(['ERROR:RangeError'])
    expect(await runner.compiles('function (')).toMatch(/^SyntaxError: /)
    expect(await runner.compiles(add)).toBeNull()
  })

  test('is reproducible without a seed of its own', async () => {
    // The first value of mulberry32 with seed 0.
    expect(await judge('', 'assert.equal(Math.random(), 0.26642920868471265)')).toEqual(['pass'])
  })
})

describe('TypeScript', () => {
  test('is stripped of its types, also of those that need code', async () => {
    const runner = await createRunner({ language: 'typescript', workers: 1 })
    const code =
      'enum Unit { Metre = 1, Mile = 1609 }\n' +
      'export function metres<T extends number>(n: T, unit: Unit = Unit.Metre): number { return n * unit }\n'
    const tests = [
      'assert.equal(metres(2), 2)',
      'const m: number = metres(2, Unit.Mile)\nassert.equal(m, 1)',
      'let x: = 1',
    ]
    const { outcomes } = await runner.execute({ id: 'p', code, tests })
    await runner.close()

    expect(outcomes).toEqual(['pass', 'FAIL', 'FAIL:SyntaxError'])
  })
})

describe('Pyodide', () => {
  // Booting takes two seconds of a whole core, twice.
  test('judges at the level wasm, which is never required', { timeout: 300_000 }, async () => {
    const runner = await createRunner({ level: 'wasm', limits: { cpuMs: 2000 } })
    const run = async (code: string, ...tests: readonly string[]) =>
      runner.execute({ id: 'p', code, tests: [...tests] })
    const results = [
      await run('def f(x): return x + 1', 'assert f(1) == 2', 'assert f(1) == 3', 'f()'),
      await run('def f():\n    while True: pass', 'f()'),
      await run('def f(x): return x + 1', 'assert f(1) == 2'),
    ]
    await runner.close()

    expect(results.map(({ outcomes }) => outcomes)).toEqual([
      ['pass', 'FAIL', 'FAIL:TypeError'],
      ['TIMEOUT'],
      ['pass'],
    ])
    expect(results[0]?.level).toBe('wasm')
    await expect(createRunner({ level: 'wasm', isolation: 'required' })).rejects.toThrow(
      'not isolation',
    )
  })
})
