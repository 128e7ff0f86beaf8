import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dispatch } from './dispatch.ts'
import { doctor } from './doctor.ts'
import { execute } from './execute.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'execute-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function run(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await dispatch(args, [execute, doctor], {
    out: text => void out.push(text),
    err: text => void err.push(text),
  })
  return { code, out: out.join(''), err: err.join('') }
}

const file = (text: string): string => {
  const path = join(folder, 'pairs.jsonl')
  writeFileSync(path, text)
  return path
}
const line = (id: string, test: string): string =>
  `${JSON.stringify({ id, code: 'def f(x): return x', tests: [test] })}\n`

describe('execute', () => {
  test('writes one verdict per line, in input order, with the level', async () => {
    const input = file(`${line('b', 'assert f(1) == 1')}\n${line('a', 'assert f(1) == 2')}`)
    const out = join(folder, 'verdicts.jsonl')
    const cache = join(folder, 'cache.log')
    const { code, err } = await run('execute', input, '--out', out, '--workers', '1', '--cache', cache)
    const verdicts = readFileSync(out, 'utf8').trim().split('\n').map(text => JSON.parse(text))

    expect(code).toBe(0)
    expect(verdicts).toMatchObject([
      { id: 'b', outcomes: ['pass'] },
      { id: 'a', outcomes: ['FAIL'] },
    ])
    expect(Object.keys(verdicts[0])).toEqual(['id', 'outcomes', 'level', 'cpuMs'])
    expect(err).toContain(`2 pairs executed at level ${verdicts[0].level}`)
    expect(readFileSync(cache, 'utf8').split('\n').filter(Boolean)).toHaveLength(2)
  })

  test.for([
    [['execute'], 'needs one file of pairs and --out'],
    [['execute', 'PAIRS', '--out', 'x', '--level', 'total'], '--level must be one of bwrap, lock'],
    [['execute', 'PAIRS', '--out', 'x', '--workers', '0'], '--workers must be a whole number from 1'],
    [['execute', 'missing.jsonl', '--out', 'x'], 'The pairs must be readable, but are not (ENOENT'],
    [['execute', 'PAIRS', '--out', 'x', '--speed', '9'], '--speed'],
  ] as const)('refuses %j', async ([args, message]) => {
    const input = file(line('a', 'assert f(1)'))
    const { code, err } = await run(...args.map(arg => (arg === 'PAIRS' ? input : arg)))

    expect(code).toBe(2)
    expect(err).toContain(message)
  })

  test('names the line that is no pair', async () => {
    const input = file(`${line('a', 'assert f(1)')}{"id": "b"}\n`)
    const { code, err } = await run('execute', input, '--out', join(folder, 'x'))

    expect(code).toBe(2)
    expect(err).toContain('Line 2 of')
  })

  test('says that the verdicts cannot be written', async () => {
    const input = file(line('a', 'assert f(1)'))
    const { code, err } = await run('execute', input, '--out', join(folder, 'no/such/folder'))

    expect(code).toBe(3)
    expect(err).toContain('The verdicts must be written to')
  })
})

describe('doctor', () => {
  test('prints the interpreters and each level with the reason', async () => {
    const { out, code } = await run('doctor', '--json')
    const report = JSON.parse(out)

    expect(code).toBe(0)
    expect(report.schemaVersion).toBe(1)
    for (const runner of report.runners) {
      expect(runner.levels.map((row: { level: string }) => row.level)).toEqual([
        'bwrap',
        'lock',
        'rlimit',
        'process',
      ])
      for (const row of runner.levels) expect(row.available).toBe(row.reason === '')
    }
  })

  test('says what is missing and ends with 3', async () => {
    const { out, code } = await run('doctor', '--python', join(folder, 'none'))

    expect(code).toBe(3)
    expect(out).toContain('Executing Python snippets needs Python 3.9 or later')
    expect(out).toContain('✓ process')
  })
})
