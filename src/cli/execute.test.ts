import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
    const { code, err } = await run(
      'execute',
      input,
      '--out',
      out,
      '--workers',
      '1',
      '--cache',
      cache,
    )
    const verdicts = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map(text => JSON.parse(text))

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
    [
      ['execute', 'PAIRS', '--out', 'x', '--workers', '0'],
      '--workers must be a whole number from 1',
    ],
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

describe('execute with a cache that cannot be kept', () => {
  const isRoot = process.getuid?.() === 0
  const python = '/usr/bin/python3'
  const canTry = process.platform === 'linux' && existsSync(python)
  const prefix = isRoot
    ? ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--']
    : []
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))

  /** Runs the command as a user to whom permissions apply. */
  const runAsUser = (...args: readonly string[]) => {
    const [command = '', ...more] = [...prefix, process.execPath, main, 'execute', ...args]
    const { status, stderr } = spawnSync(command, [...more, '--python', python], {
      encoding: 'utf8',
    })
    return { status, stderr }
  }

  test.skipIf(!canTry)(
    'refuses a folder that is read-only, before it executes anything',
    { timeout: 300_000 },
    () => {
      const input = file(line('a', 'assert f(1) == 1'))
      const closed = join(folder, 'closed')
      const open = join(folder, 'open')
      mkdirSync(closed)
      mkdirSync(open)
      for (const [path, mode] of [
        [folder, 0o755],
        [closed, 0o555],
        [open, 0o777],
      ] as const) {
        chmodSync(path, mode)
      }
      const out = join(open, 'verdicts.jsonl')
      const refused = runAsUser(input, '--out', out, '--cache', join(closed, 'cache.log'))

      expect(refused.status).toBe(3)
      expect(refused.stderr).toContain(
        `must be writable at ${join(closed, 'cache.log')}, but is not (EACCES`,
      )
      expect(refused.stderr).toContain('Name another file, or run without a cache.')
      expect(existsSync(out)).toBe(false)
      expect(runAsUser(input, '--out', out, '--cache', join(open, 'cache.log')).status).toBe(0)
      expect(readFileSync(out, 'utf8')).toContain('"outcomes":["pass"]')
    },
  )

  test.skipIf(!existsSync('/dev/full'))('keeps the verdicts when the disk is full', async () => {
    const input = file(line('a', 'assert f(1) == 1'))
    const out = join(folder, 'verdicts.jsonl')
    const { code, err } = await run('execute', input, '--out', out, '--cache', '/dev/full')

    expect(code).toBe(3)
    expect(err).toContain(
      'Every execution must be remembered at /dev/full, but 1 could not be written',
    )
    expect(readFileSync(out, 'utf8')).toContain('"outcomes":["pass"]')
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
